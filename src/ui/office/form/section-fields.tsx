import { FieldControl } from '../field/field.tsx'
import type { FieldDescription, FormDescription, FormSection, Whole } from '../form-description.ts'
import styles from './form.module.css'
import { sectionId } from './section-list.tsx'
import { WholeField } from './whole-field.tsx'

type SectionFieldsProps = {
  section: FormSection
  at: number
  changed: ReadonlySet<string>
  description: FormDescription
}

export function SectionFields({ section, at, changed, description }: SectionFieldsProps) {
  const { words, locale } = description
  const control = (field: FieldDescription) => (
    <div key={field.name} data-span={spanOf(field)}>
      <FieldControl field={field} words={words} locale={locale} isChanged={changed.has(field.name)} />
    </div>
  )
  return (
    <section id={sectionId(at)} className={styles.section} aria-labelledby={`${sectionId(at)}-title`}>
      <h2 id={`${sectionId(at)}-title`}>{section.title}</h2>
      {section.text && <p>{section.text}</p>}
      <div className={styles.grid}>
        {together(section.fields).map(({ whole, fields }) =>
          whole ? (
            <WholeField key={whole.name} whole={whole}>
              {fields.map(control)}
            </WholeField>
          ) : (
            fields.map(control)
          ),
        )}
      </div>
    </section>
  )
}

/** Neighbours that are parts of the same field stand together. */
function together(fields: readonly FieldDescription[]) {
  const blocks: { whole?: Whole; fields: FieldDescription[] }[] = []
  for (const field of fields) {
    const last = blocks.at(-1)
    if (last && last.whole?.name === field.within?.name) last.fields.push(field)
    else blocks.push({ whole: field.within, fields: [field] })
  }
  return blocks
}

function spanOf({ span, kind }: FieldDescription) {
  const isWide = kind === 'longtext' || kind === 'richtext' || kind === 'boolean'
  return span ?? (isWide ? 6 : 3)
}
