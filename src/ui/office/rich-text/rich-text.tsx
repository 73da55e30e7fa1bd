import { Textarea } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { announceChange, type ControlProps, labelled } from '../field/control.tsx'
import { useHydrated } from '#ui/field/hydrated.ts'
import { EditorFrame } from './editor-frame.tsx'
import styles from './rich-text.module.css'

const Editor = lazy(() => import('./editor.tsx'))

/** A rich-text field. Until the editor has loaded, a plain field of the same name contains the same HTML. */
export function RichTextControl(props: ControlProps) {
  const { field, words } = props
  const isReady = useHydrated()
  const [html, setHtml] = useState(String(field.value ?? ''))
  const plain = useRef<HTMLTextAreaElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (plain.current) setHtml(plain.current.value)
  }, [])
  const write = (next: string) => {
    setHtml(next)
    requestAnimationFrame(() => announceChange(hidden.current))
  }
  const fallback = (
    <Textarea
      {...labelled(props)}
      ref={plain}
      name={field.isLocked ? undefined : field.name}
      readOnly={field.isLocked !== undefined}
      classNames={{ input: styles.plain }}
      defaultValue={html}
      onInput={(event) => setHtml(event.currentTarget.value)}
    />
  )
  if (!isReady || field.isLocked) return fallback
  return (
    <Suspense fallback={fallback}>
      <EditorFrame {...props}>
        <Editor field={field} words={words.editor} html={html} onWrite={write} />
        <input ref={hidden} type="hidden" name={field.name} value={html} />
      </EditorFrame>
    </Suspense>
  )
}
