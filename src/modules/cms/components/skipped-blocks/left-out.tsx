import { Banner } from '#ui/office/controls/banner.tsx'
import type { LeftOutNote } from './describe-left-out.server.ts'

/** Names the blocks of a page that visitors do not see. */
export function SkippedBlocks({ note }: { note: LeftOutNote }) {
  return (
    <Banner kind="problem">
      <p>{note.title}</p>
      {note.lines.length > 0 && (
        <ul>
          {note.lines.map((line, at) => (
            <li key={`${at} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
