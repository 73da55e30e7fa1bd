import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import type { EditorWords } from '../form-description.ts'
import { LinkEntry } from './link-entry.tsx'
import styles from './rich-text.module.css'
import { type Tool, tools } from './tools.ts'

type ToolbarProps = { editor: Editor; words: EditorWords }

/** The toolbar of the editor. Every tool also has its usual shortcut. */
export function Toolbar({ editor, words }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false)
  const { active, hidden } = useEditorState({ editor, selector: ({ editor: now }) => toolsAt(now) })
  const press = (tool: Tool) => (tool.name === 'link' ? setLinking(!isLinking) : tool.run(editor.chain().focus()).run())
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={words.toolbar}>
        {tools
          .filter(({ name }) => !hidden.includes(name))
          .map((tool) => (
            <button
              key={tool.name}
              type="button"
              title={words[tool.name]}
              aria-label={words[tool.name]}
              aria-pressed={tool.isActive ? active.includes(tool.name) : undefined}
              data-apart={tool.isApart || undefined}
              onClick={() => press(tool)}
            >
              <tool.Drawing size={18} stroke={1.6} aria-hidden="true" />
            </button>
          ))}
      </div>
      {isLinking && <LinkEntry editor={editor} words={words} onDone={() => setLinking(false)} />}
    </>
  )
}

function toolsAt(editor: Editor) {
  return {
    active: tools.filter((tool) => tool.isActive?.(editor)).map((tool) => tool.name),
    hidden: tools.filter((tool) => tool.isShown?.(editor) === false).map((tool) => tool.name),
  }
}
