import { RichText } from '#ui/prose/rich-text.tsx'
import type { TextContent } from './load.server.ts'

export default function Text({ shown: { html } }: { shown: TextContent }) {
  if (html === '') return null
  return (
    <div className="wrap block">
      <RichText html={html} />
    </div>
  )
}
