import { NativeSelect } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/office/controls/button.tsx'
import { elementText } from '../../pdf/printed-certificate.ts'
import { type CertificateLayout, elementKinds } from '../../rules/layout-parts.ts'
import type { EditingProps } from './canvas.tsx'
import styles from './editor.module.css'
import type { EditorProps } from './layout-editor.tsx'

/** The paper, the background, new parts, and the list of parts. */
export function PageFields(props: EditorProps & EditingProps) {
  const { layout, edit, selected, select, words, kinds, images, facts } = props
  const pages = (['landscape', 'portrait'] as const).map((value) => ({ value, label: words[value] }))
  const parts = layout.elements.map((element, at) => ({
    value: String(at),
    label: `${fill(words.part, { n: at + 1 })}: ${kinds[element.kind]} ${elementText(element, facts)}`.slice(0, 70),
  }))
  return (
    <>
      <NativeSelect
        label={words.page}
        data={pages}
        value={layout.page}
        onChange={({ target }) => edit({ do: 'page', page: target.value as CertificateLayout['page'] })}
      />
      <NativeSelect
        label={words.background}
        description={words.imageHint}
        data={[{ value: '', label: words.noImage }, ...images]}
        value={layout.background}
        onChange={({ target }) => edit({ do: 'background', image: target.value })}
      />
      <AddParts {...props} />
      <NativeSelect
        label={words.parts}
        data={[{ value: '', label: words.select }, ...parts]}
        value={selected === null ? '' : String(selected)}
        onChange={({ target }) => select(target.value === '' ? null : Number(target.value))}
      />
    </>
  )
}

function AddParts({ layout, edit, select, words, kinds }: EditorProps & EditingProps) {
  return (
    <fieldset className={styles.adding}>
      <legend>{words.add}</legend>
      {elementKinds.map((kind) => (
        <Button
          key={kind}
          isSmall
          icon="plus"
          onClick={() => {
            edit({ do: 'add', kind })
            select(layout.elements.length)
          }}
        >
          {kinds[kind]}
        </Button>
      ))}
    </fieldset>
  )
}
