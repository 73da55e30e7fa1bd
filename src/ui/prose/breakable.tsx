import { Fragment } from 'react'
import { wordBreaks } from '#domain/thai-text/word-breaks.ts'

/** A title or blurb that breaks between Thai words. Not for a flex item, because its parts would become items. */
export function Breakable({ text }: { text: string }) {
  return wordBreaks(text).map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Fragment key={index}>
        <span className="nb">{piece.nb}</span>
        <wbr />
      </Fragment>
    ),
  )
}
