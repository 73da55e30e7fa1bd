import { RichText } from '#ui/prose/rich-text.tsx'
import type { Shown } from './load.server.ts'

/** Text to read. */
export default function Text({ shown: { html } }: { shown: Shown }) {
  if (html === '') return null
  return (
    <div className="wrap block">
      <RichText html={html} />
    </div>
  )
}
