import type { ReactNode } from 'react'
import type { Filter } from '#domain/query/filter.ts'
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
    <div key={field.name} data-span={spanOf(field)} data-hidden={field.isHidden || undefined}>
      <FieldControl field={field} words={words} locale={locale} isChanged={changed.has(field.name)} />
    </div>
  )
  return (
    <section id={sectionId(at)} className={styles.section} aria-labelledby={`${sectionId(at)}-title`}>
      <h2 id={`${sectionId(at)}-title`}>{section.title}</h2>
      {section.text && <p>{section.text}</p>}
      <div className={styles.grid}>
        {together(section.fields).map((block) => (
          <Block key={block.fields[0]!.name} block={block}>
            {block.fields.map(control)}
          </Block>
        ))}
      </div>
    </section>
  )
}

interface FieldBlock {
  whole?: Whole | undefined
  /** Its fields appear only for certain values of the field before them. */
  isRevealed: boolean
  fields: FieldDescription[]
}

/** Parts are below the name of their field. Conditional fields are indented below the field that they depend on. */
function Block({ block, children }: { block: FieldBlock; children: ReactNode }) {
  const { whole, isRevealed, fields } = block
  if (whole) {
    const isHidden = fields.every((field) => field.isHidden)
    return (
      <WholeField whole={whole} isHidden={isHidden}>
        {children}
      </WholeField>
    )
  }
  if (!isRevealed) return children
  return (
    <div className={styles.reveal} data-hidden={fields.every((field) => field.isHidden) || undefined}>
      <div className={styles.grid}>{children}</div>
    </div>
  )
}

/** Groups adjacent parts of the same field, and adjacent fields that depend on the field before them. */
function together(fields: readonly FieldDescription[]): FieldBlock[] {
  const blocks: FieldBlock[] = []
  let cause = ''
  for (const field of fields) {
    const last = blocks.at(-1)
    const isRevealed = field.shownWhen !== undefined && firstIn(field.shownWhen) === cause
    if (!isRevealed) cause = field.name
    if (last && last.whole?.name === field.within?.name && last.isRevealed === isRevealed) last.fields.push(field)
    else blocks.push({ whole: field.within, isRevealed, fields: [field] })
  }
  return blocks
}

/** Returns the first field that a condition names. */
function firstIn(condition: Filter): string | undefined {
  if ('field' in condition) return condition.field
  return [condition.is === 'and' || condition.is === 'or' ? condition.of : []].flat().map(firstIn).find(Boolean)
}

function spanOf({ span, kind }: FieldDescription) {
  const isWide = kind === 'longtext' || kind === 'richtext' || kind === 'boolean'
  return span ?? (isWide ? 6 : 3)
}
