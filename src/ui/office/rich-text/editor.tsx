import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { fieldId } from '../field/control.tsx'
import type { EditorWords, FieldDescription } from '../form-description.ts'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'

type EditorProps = { field: FieldDescription; words: EditorWords; html: string; onWrite: (html: string) => void }

const parts = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
]

/** The editor itself: loaded only where somebody writes. An emptied text is written as ''. */
export default function Editor({ field, words, html, onWrite }: EditorProps) {
  const editor = useEditor({
    extensions: parts,
    content: html,
    immediatelyRender: false,
    onUpdate: ({ editor: now }) => onWrite(now.isEmpty ? '' : now.getHTML()),
    editorProps: {
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
