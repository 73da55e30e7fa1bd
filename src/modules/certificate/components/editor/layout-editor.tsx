import { useReducer, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import type { PrintedCertificate } from '../../pdf/printed-certificate.ts'
import { editLayout } from '../../rules/edit-layout.ts'
import type { CertificateField, CertificateLayout, ElementKind } from '../../rules/layout-parts.ts'
import { Canvas } from './canvas.tsx'
import styles from './editor.module.css'
import { ElementFields } from './element-fields.tsx'
import { PageFields } from './page-fields.tsx'
import type { editorWords, lookWords } from './words.ts'

export interface EditorProps {
  layout: CertificateLayout
  facts: PrintedCertificate
  images: { value: string; label: string }[]
  preview: string
  versions: { id: string; text: string; restore: string }[]
  words: Record<keyof typeof editorWords, string>
  kinds: Record<ElementKind, string>
  fields: Record<CertificateField, string>
  looks: Record<keyof typeof lookWords, string>
}

/** Edits a layout by mouse, by keys on the page, and by numbers. Nothing is stored before it is saved. */
export function LayoutEditor(props: EditorProps) {
  const [layout, edit] = useReducer(editLayout, props.layout)
  const [selected, select] = useState<number | null>(null)
  const at = selected !== null && selected < layout.elements.length ? selected : null
  const { words } = props
  return (
    <div className={styles.editor}>
      <div className={styles.side}>
        <PageFields {...props} layout={layout} edit={edit} selected={at} select={select} />
        {at !== null && (
          <ElementFields
            {...props}
            layout={layout}
            element={layout.elements[at]!}
            at={at}
            edit={edit}
            select={select}
          />
        )}
      </div>
      <div className={styles.main}>
        <SaveButtons words={words} preview={props.preview} layout={layout} isChanged={layout !== props.layout} />
        <p className={part.muted}>{words.canvasHint}</p>
        <Canvas {...props} layout={layout} edit={edit} selected={at} select={select} />
        <Versions versions={props.versions} words={words} />
      </div>
    </div>
  )
}

interface SaveButtonsProps {
  words: EditorProps['words']
  preview: string
  layout: CertificateLayout
  isChanged: boolean
}

function SaveButtons({ words, preview, layout, isChanged }: SaveButtonsProps) {
  const isBusy = useNavigation().state === 'submitting'
  const sent = <input type="hidden" name="layout" value={JSON.stringify(layout)} />
  return (
    <div className={part.acts}>
      <Form method="post">
        {sent}
        <Button type="submit" look="primary" name="intent" value="save" disabled={isBusy}>
          {words.save}
        </Button>{' '}
        <Button type="submit" name="intent" value="duplicate" disabled={isBusy}>
          {words.duplicate}
        </Button>
      </Form>
      <form method="post" action={preview} target="_blank">
        {sent}
        <Button type="submit">{words.preview}</Button>
      </form>
      <span className={part.muted} role="status">
        {isChanged && words.unsaved}
      </span>
    </div>
  )
}

function Versions({ versions, words }: Pick<EditorProps, 'versions' | 'words'>) {
  if (versions.length === 0) return null
  return (
    <section aria-label={words.versions}>
      <h2>{words.versions}</h2>
      <ul className={styles.versions}>
        {versions.map(({ id, text, restore }) => (
          <li key={id}>
            <span>{text}</span>
            <Form method="post">
              <input type="hidden" name="version" value={id} />
              <Button type="submit" isSmall name="intent" value="restore">
                {restore}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
