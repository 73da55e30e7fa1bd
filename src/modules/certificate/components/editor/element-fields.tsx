import { ColorInput, NativeSelect, NumberInput, Textarea } from '@mantine/core'
import { Button } from '#ui/office/controls/button.tsx'
import { certificateFields, type LayoutElement } from '../../rules/layout-parts.ts'
import type { EditingProps } from './canvas.tsx'
import styles from './editor.module.css'
import type { EditorProps } from './layout-editor.tsx'

type ElementFieldsProps = EditorProps & Pick<EditingProps, 'edit' | 'select'> & { element: LayoutElement; at: number }

const hasText = ({ kind }: LayoutElement) => ['text', 'field', 'number', 'signature'].includes(kind)
const hasImage = ({ kind }: LayoutElement) => kind === 'image' || kind === 'signature'

/** The numbers and words of the selected part. */
export function ElementFields(props: ElementFieldsProps) {
  const { element, at, edit, words, images } = props
  const change = (of: Partial<LayoutElement>) => edit({ do: 'change', at, change: of })
  return (
    <div className={styles.fields}>
      <Measures {...props} change={change} />
      {hasText(element) && <TextFields {...props} change={change} />}
      {hasImage(element) && (
        <NativeSelect
          label={words.image}
          description={words.imageHint}
          data={[{ value: '', label: words.noImage }, ...images]}
          value={element.image}
          onChange={({ target }) => change({ image: target.value })}
        />
      )}
      {(hasText(element) || element.kind === 'line') && (
        <ColorInput
          label={words.colour}
          format="hex"
          value={element.colour}
          onChange={(colour) => /^#[0-9a-f]{6}$/i.test(colour) && change({ colour })}
        />
      )}
      <PartButtons {...props} />
    </div>
  )
}

type ChangeProps = ElementFieldsProps & { change: (of: Partial<LayoutElement>) => void }

function Measures({ element, words, change }: ChangeProps) {
  return (
    <div className={styles.numbers}>
      {(['x', 'y', 'w', 'h'] as const).map((name) => (
        <NumberInput
          key={name}
          {...{ label: words[name], value: element[name], step: 1, min: 0, max: 297, decimalScale: 1 }}
          onChange={(value) => value !== '' && change({ [name]: Number(value) })}
        />
      ))}
    </div>
  )
}

function TextFields(props: ChangeProps) {
  const { element, words, fields, change } = props
  const isField = element.kind === 'field'
  const hint = isField || element.kind === 'number' ? { description: words.valueHint } : {}
  return (
    <>
      {isField && (
        <NativeSelect
          label={words.field}
          data={certificateFields.map((value) => ({ value, label: fields[value] }))}
          value={element.field}
          onChange={({ target }) => change({ field: target.value as LayoutElement['field'] })}
        />
      )}
      {(['th', 'en'] as const).map((name) => (
        <Textarea
          key={name}
          {...{ label: words[name], rows: 2, maxLength: 400, value: element[name], ...hint }}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      <NumberInput
        label={words.size}
        value={element.size}
        min={4}
        max={120}
        onChange={(value) => Number(value) >= 4 && Number(value) <= 120 && change({ size: Number(value) })}
      />
      <Looks {...props} />
    </>
  )
}

const looksOf = {
  font: ['text', 'bold'],
  align: ['left', 'center', 'right'],
  fit: ['shrink', 'wrap'],
} as const

function Looks({ element, words, looks, change }: ChangeProps) {
  return (['font', 'align', 'fit'] as const).map((name) => (
    <NativeSelect
      key={name}
      label={words[name]}
      data={looksOf[name].map((value) => ({ value, label: looks[value] }))}
      value={element[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  ))
}

function PartButtons({ at, edit, select, words, layout }: ElementFieldsProps) {
  const act = (verb: 'copy' | 'raise' | 'lower' | 'remove', next: number | null) => () => {
    edit({ do: verb, at })
    select(next)
  }
  const last = layout.elements.length - 1
  const buttons = [
    { label: words.copy, act: act('copy', last + 1) },
    { label: words.raise, act: act('raise', Math.min(last, at + 1)) },
    { label: words.lower, act: act('lower', Math.max(0, at - 1)) },
    { label: words.remove, act: act('remove', null), isBad: true },
  ]
  return (
    <div className={styles.adding}>
      {buttons.map(({ label, act: press, isBad = false }) => (
        <Button key={label} isSmall isBad={isBad} onClick={press}>
          {label}
        </Button>
      ))}
    </div>
  )
}
