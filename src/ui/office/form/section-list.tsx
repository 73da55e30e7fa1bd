import { classes } from '#ui/theme/classes.ts'
import type { FormSection } from '../form-description.ts'
import part from '../controls/part.module.css'
import styles from './form.module.css'
import { problemCount } from './problems.ts'

export function sectionId(at: number): string {
  return `section-${at + 1}`
}

/** The sections of a long form on its left, each with its number of problems. */
export function SectionList({ sections, label }: { sections: FormSection[]; label: string }) {
  return (
    <nav className={styles.sections} aria-label={label}>
      {sections.map((section, at) => (
        <a key={section.title} href={`#${sectionId(at)}`}>
          {section.title}
          {problemCount(section) > 0 && <b className={classes(part.count, part.bad)}>{problemCount(section)}</b>}
        </a>
      ))}
    </nav>
  )
}
