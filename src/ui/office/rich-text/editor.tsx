import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { fieldId } from '../field/control.tsx'
import type { EditorWords, FieldDescription } from '../form-description.ts'
import { openInBrowser } from './document/open-in-browser.ts'
import { pasted } from './paste/pasted.ts'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'

type EditorProps = { field: FieldDescription; words: EditorWords; html: string; onWrite: (html: string) => void }

/** The editor. It is loaded only when needed. Unchanged content stays as it was. An emptied text is written as ''. */
export default function Editor({ field, words, html, onWrite }: EditorProps) {
  const [opened] = useState(() => openInBrowser(html, words))
  const editor = useEditor({
    extensions: opened.parts,
    content: opened.doc,
    immediatelyRender: false,
    onUpdate: ({ editor: now }) => onWrite(opened.write(now.state.doc)),
    editorProps: {
      transformPastedHTML: pasted,
      attributes: {
        id: fieldId(field.name),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        'aria-required': String(field.isRequired ?? false),
        'aria-invalid': String(field.problem !== undefined),
        class: styles.writing ?? '',
      },
    },
  })
  return (
    <>
      {editor && <Toolbar editor={editor} words={words} />}
      <EditorContent editor={editor} />
    </>
  )
}
