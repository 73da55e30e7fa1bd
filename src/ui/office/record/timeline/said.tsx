import type { ElementType } from 'react'
import { ActionButton } from '../../controls/action.tsx'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import type { TimelineEntry, TimelineWords } from './description.ts'
import styles from './timeline.module.css'

type SaidProps = { said: NonNullable<TimelineEntry['said']>; words: TimelineWords; form?: ElementType }

/** A comment. Its author may edit or delete it. */
export function Said({ said, words, form: Form = 'form' }: SaidProps) {
  const { pieces, note, reword, remove } = said
  return (
    <>
      <p className={styles.said}>
        {pieces.map((piece, at) =>
          piece.isMention ? (
            <span key={at} className={styles.mention}>
              {piece.text}
            </span>
          ) : (
            piece.text
          ),
        )}
        {note && <small>{note}</small>}
      </p>
      {(reword || remove) && (
        <div className={styles.own}>
          {reword && (
            <details key={reword.text}>
              <summary>{words.edit}</summary>
              <Form method="post">
                <HiddenFields fields={reword.hidden} />
                <textarea name="text" rows={3} required aria-label={words.edit} defaultValue={reword.text} />
                <Button isSmall type="submit">
                  {words.save}
                </Button>
              </Form>
            </details>
          )}
          {remove && <ActionButton action={remove} form={Form} look="bare" isSmall />}
        </div>
      )}
    </>
  )
}
