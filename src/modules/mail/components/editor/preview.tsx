import { Checkbox, NativeSelect } from '@mantine/core'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { EmailDesign } from '../../rules/email-design.ts'
import { checkDesign } from '../../template/check-design.ts'
import { withExamples } from '../../template/fill-values.ts'
import { renderHtml, type RenderOptions } from '../../template/render-html.ts'
import { renderText } from '../../template/render-text.ts'
import styles from './editor.module.css'
import type { EditorTexts } from './editor-props.ts'

interface PreviewProps {
  design: EmailDesign
  options: RenderOptions
  texts: EditorTexts
}

interface ShownProps extends PreviewProps {
  /** Whether the values are examples, and not those of a record. */
  isInvented: boolean
  children: ReactNode
}

/** The mail as it arrives: on a phone, dark, without images, and as plain text. Its frame runs no script. */
export function Preview({ design, options, texts, isInvented, children }: ShownProps) {
  const { words } = texts
  const [view, setView] = useState<PreviewView>({ width: '600', isDark: false, hasPictures: true, isPlain: false })
  const { width, isDark, hasPictures, isPlain } = view
  const current = useDeferredValue(design)
  const shown = useMemo(() => {
    const values = isInvented ? withExamples(options.values, JSON.stringify(current)) : options.values
    return { ...options, values, isDark, hasPictures }
  }, [current, options, isInvented, isDark, hasPictures])
  const html = useMemo(() => renderHtml(current, shown), [current, shown])
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <h2>{words.preview}</h2>
      {children}
      <PreviewTools view={view} words={words} change={(part) => setView({ ...view, ...part })} />
      <Checks design={current} options={options} texts={texts} />
      {isPlain ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        <pre className={styles.plain} tabIndex={0} aria-label={words.plain}>
          {renderText(current, shown)}
        </pre>
      ) : (
        <iframe
          className={styles.frame}
          style={{ width: `${width}px` }}
          title={words.preview}
          sandbox=""
          srcDoc={html}
        />
      )}
    </section>
  )
}

interface PreviewView {
  width: string
  isDark: boolean
  hasPictures: boolean
  isPlain: boolean
}

interface PreviewToolsProps {
  view: PreviewView
  words: EditorTexts['words']
  change: (part: Partial<PreviewView>) => void
}

const PreviewTools = ({ view, words, change }: PreviewToolsProps) => (
  <div className={styles.tools}>
    <NativeSelect
      label={words.width}
      value={view.width}
      data={[
        { value: '600', label: words.desktop },
        { value: '360', label: words.phone },
      ]}
      onChange={({ target }) => change({ width: target.value })}
    />
    <Checkbox label={words.dark} checked={view.isDark} onChange={({ target }) => change({ isDark: target.checked })} />
    <Checkbox
      label={words.noPictures}
      checked={!view.hasPictures}
      onChange={({ target }) => change({ hasPictures: !target.checked })}
    />
    <Checkbox
      label={words.plain}
      checked={view.isPlain}
      onChange={({ target }) => change({ isPlain: target.checked })}
    />
  </div>
)

function Checks({ design, options, texts }: PreviewProps) {
  const { words, issues } = texts
  const found = useMemo(() => checkDesign(design, options), [design, options])
  if (found.length === 0) return <p role="status">{words.noIssues}</p>
  const lines = found.map(({ code, block, detail }) => {
    const text = issues[code].replace('{detail}', detail)
    return block === null ? text : `${words.block.replace('{n}', String(block + 1)).replace(/:.*/, '')}: ${text}`
  })
  return (
    <details open className={styles.checks}>
      <summary>
        {words.checks} ({found.length})
      </summary>
      <ul>
        {[...new Set(lines)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}
