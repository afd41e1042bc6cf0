"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { base } from "../href";
import styles from "./Header.module.css";

export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const path = `${base}${usePathname() ?? ""}`;
  const current = path === href ? "page" : path.startsWith(href) ? "true" : undefined;
  return (
    <a className={styles.link} href={href} aria-current={current}>
      {children}
    </a>
  );
}
