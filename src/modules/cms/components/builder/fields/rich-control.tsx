import { Textarea } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { FieldDescription } from '#ui/office/form-description.ts'
import { EditorFrame } from '#ui/office/rich-text/editor-frame.tsx'
import { useDescribed } from '../store/use-builder.ts'
import { type ControlProps, textOf } from './prop.ts'

const Editor = lazy(() => import('#ui/office/rich-text/editor.tsx'))

/** The rich text editor. A change from outside, such as undo, restarts the editor. */
export function RichControl({ field, value, onChange }: ControlProps) {
  const { words, locale } = useDescribed()
  const html = textOf(value)
  const written = useRef(html)
  const [begun, begin] = useState({ html, times: 0 })
  useEffect(() => {
    if (written.current === html) return
    written.current = html
    // oxlint-disable-next-line set-state-in-effect -- only the editor knows what it wrote itself, and that not while drawing
    begin(({ times }) => ({ html, times: times + 1 }))
  }, [html])
  const write = (next: string) => {
    written.current = next
    onChange(next)
  }
  const described: FieldDescription = { name: field.name, label: field.label, kind: 'richtext', value: html }
  return (
    <EditorFrame field={described} words={words.form} locale={locale}>
      <Suspense fallback={<Textarea aria-label={field.label} value={html} readOnly autosize minRows={4} />}>
        <Editor key={begun.times} field={described} words={words.form.editor} html={begun.html} onWrite={write} />
      </Suspense>
    </EditorFrame>
  )
}
