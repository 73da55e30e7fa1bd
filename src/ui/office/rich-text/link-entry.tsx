import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { EditorWords } from '../form-description.ts'
import { Button } from '../controls/button.tsx'
import styles from './rich-text.module.css'

type LinkEntryProps = { editor: Editor; words: EditorWords; onDone: () => void }

/**
 * The input for a link target. It has no name and handles Enter itself, because it is not part of the surrounding form.
 */
export function LinkEntry({ editor, words, onDone }: LinkEntryProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const set = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent(linkTo(href)).run()
    else chain.setLink({ href, target: '_blank' }).run()
    onDone()
  }
  const confirm = () => set(input.current?.value.trim() ?? '')
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter') return
    event.preventDefault()
    confirm()
  }
  return (
    <div className={styles.linkEntry}>
      <input
        ref={input}
        type="url"
        defaultValue={editor.getAttributes('link')['href'] as string | undefined}
        placeholder={words.linkAddress}
        aria-label={words.linkAddress}
        onKeyDown={press}
        onInput={(event) => event.stopPropagation()}
      />
      <Button isSmall onClick={confirm}>
        {words.setLink}
      </Button>
      {editor.isActive('link') && (
        <Button isSmall look="bare" onClick={() => set('')}>
          {words.removeLink}
        </Button>
      )}
    </div>
  )
}

function linkTo(href: string) {
  return { type: 'text', text: href, marks: [{ type: 'link', attrs: { href, target: '_blank' } }] }
}
