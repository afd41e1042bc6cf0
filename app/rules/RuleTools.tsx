import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import { Icon } from "../ui/Icon";
import type { IconName } from "../ui/shapes";
import styles from "./RuleTools.module.css";

/** What can be done with the rule it stands in; the script of the page does it. */
export function RuleTools({ lang }: { lang: Lang }) {
  const labels = scriptLabelsIn(lang).reading;
  return (
    <p className={styles.tools}>
      <Tool action="link" icon="link" label={labels.copyLink} />
      <Tool action="cite" icon="quote" label={labels.copyCitation} />
      <Tool action="qr" icon="qr" label={labels.qr} />
      <Tool action="share" icon="share" label={labels.share} />
    </p>
  );
}

function Tool({ action, icon, label }: { action: string; icon: IconName; label: string }) {
  return (
    <button type="button" className={styles.tool} data-do={action}>
      <Icon name={icon} size={18} /> {label}
    </button>
  );
}
