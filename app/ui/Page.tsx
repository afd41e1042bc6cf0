import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import { Footer } from "./Footer";
import { Header } from "./Header";

/** Header, content, footer. `search={false}` where the content holds its own search box. */
export function Page({ lang, search, children }: { lang: Lang; search?: boolean; children: ReactNode }) {
  return (
    <>
      <Header lang={lang} search={search} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer lang={lang} />
    </>
  );
}
