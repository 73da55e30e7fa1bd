import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { alignments, type Alignment, type EmailDesign } from '../../rules/email-design.ts'
import { ColumnFields } from './block-fields.tsx'
import styles from './editor.module.css'
import type { Edit, EditorTexts } from './editor-props.ts'
import { FillField } from './fill-field.tsx'

interface LookFieldsProps {
  design: EmailDesign
  texts: EditorTexts
  edit: Edit
}

/** The subject, and what is above and beneath the content (specification §3). */
export function LookFields({ design, texts, edit }: LookFieldsProps) {
  const { words } = texts
  const change = (part: Partial<EmailDesign>) => edit({ do: 'design', change: part })
  const addresses = ['logoUrl', 'bannerImageUrl', 'bannerUrl'] as const
  return (
    <div className={styles.list}>
      <TextFields design={design} texts={texts} change={change} />
      {addresses.map((name) => (
        <TextInput
          key={name}
          label={words[name]}
          value={design[name]}
          maxLength={2000}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      <AlignmentFields design={design} texts={texts} change={change} />
      <NumberInput
        label={words.headingFontSize}
        value={design.headingFontSize}
        min={12}
        max={48}
        allowDecimal={false}
        onChange={(value) => value !== '' && change({ headingFontSize: Number(value) })}
      />
      <fieldset className={styles.group}>
        <legend>{words.footerColumns}</legend>
        <ColumnFields
          columns={design.footerColumns}
          least={0}
          texts={texts}
          change={(footerColumns) => change({ footerColumns })}
        />
      </fieldset>
    </div>
  )
}

interface DesignPartProps {
  design: EmailDesign
  texts: EditorTexts
  change: (part: Partial<EmailDesign>) => void
}

const AlignmentFields = ({ design, texts, change }: DesignPartProps) =>
  (['logoAlignment', 'headingAlignment'] as const).map((name) => (
    <NativeSelect
      key={name}
      label={texts.words[name]}
      value={design[name]}
      data={alignments.map((value) => ({ value, label: texts.alignments[value] }))}
      onChange={({ target }) => change({ [name]: target.value as Alignment })}
    />
  ))

const TextFields = ({ design, texts, change }: DesignPartProps) =>
  (['preheader', 'subheader', 'footerText'] as const).map((name) => (
    <FillField
      key={name}
      label={texts.words[name]}
      value={design[name]}
      maxLength={name === 'footerText' ? 2000 : 300}
      isLong={name === 'footerText'}
      texts={texts}
      change={(to) => change({ [name]: to })}
    />
  ))
