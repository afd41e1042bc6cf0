export function serveFolder(options: {
  folder: string;
  port: number;
  base?: string;
}): Promise<{ url: string; close: () => Promise<void> }>;
