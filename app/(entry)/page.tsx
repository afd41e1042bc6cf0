import { languages } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { Mark } from "../ui/Brand";
import styles from "./entry.module.css";

const names = { en: "English", fr: "Français" };

export default function Entry() {
  return (
    <main className={styles.entry}>
      <Mark size={56} />
      <h1>Rulebench</h1>
      {languages.map((lang) => (
        <p key={lang} lang={lang}>
          <a href={href.home(lang)}>{names[lang]}</a>
          <br />
          {labelsIn(lang).tagline}
        </p>
      ))}
    </main>
  );
}
