import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { serveFolder } from "./static.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.env.PORT ?? 3000);

const build = spawnSync("npm", ["run", "build"], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (build.status !== 0) process.exit(build.status ?? 1);

try {
  const { url } = await serveFolder({ folder: `${root}out`, port, base: process.env.BASE_PATH });
  console.log(`Rulebench is at ${url}`);
} catch (error) {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken: stop what listens there, or choose another with PORT=3001 npm start.`
      : error.message,
  );
  process.exit(1);
}
