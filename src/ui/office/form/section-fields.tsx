import type { FieldDescription, FormDescription, FormSection } from '../form-description.ts'
import { FieldControl } from '../field/field.tsx'
import styles from './form.module.css'
import { sectionId } from './section-list.tsx'

type SectionFieldsProps = {
  section: FormSection
  at: number
  changed: ReadonlySet<string>
  description: FormDescription
}

export function SectionFields({ section, at, changed, description }: SectionFieldsProps) {
  const { words, locale } = description
  return (
    <section id={sectionId(at)} className={styles.section} aria-labelledby={`${sectionId(at)}-title`}>
      <h2 id={`${sectionId(at)}-title`}>{section.title}</h2>
      {section.text && <p>{section.text}</p>}
      <div className={styles.grid}>
        {section.fields.map((field) => (
          <div key={field.name} data-span={spanOf(field)}>
            <FieldControl field={field} words={words} locale={locale} isChanged={changed.has(field.name)} />
          </div>
        ))}
      </div>
    </section>
  )
}

function spanOf({ span, kind }: FieldDescription) {
  const isWide = kind === 'longtext' || kind === 'richtext' || kind === 'boolean'
  return span ?? (isWide ? 6 : 3)
}
