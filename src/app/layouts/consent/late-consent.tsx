import { lazy, memo, Suspense, useCallback, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import type { Frame } from '../../frame.server.ts'
import { markUndecided } from '#domain/browser/consent.ts'
import { useIsDecided } from './decided.ts'

const Bar = lazy(() => import('./consent-bar.tsx'))

/** The window of the cookie policy, which a button with this target opens (requirement L44.1). */
export const policyId = 'cookie-policy'

/**
 * What a visitor is told of cookies: the policy, and the question until it is answered. A cached page holds the question for
 * everybody, hidden; a line of script shows it at once to whom it is new, so that nobody reads a page that changes under him.
 */
export function LateConsent({ frame }: { frame: Frame }) {
  const { cookies } = frame
  const isDecided = useIsDecided()
  const [isOpen, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Policy words={cookies} onChange={() => setOpen(true)} />
      {(isOpen ?? !isDecided) && !frame.preview && (
        <Question words={cookies} isOptIn={frame.areCookiesOptIn} onDecided={close} />
      )}
    </>
  )
}

type QuestionProps = { words: Frame['cookies']; isOptIn: boolean; onDecided: () => void }

/** Kept as it is while its script is on the way: React draws a part again that is told of a change before it has come to life. */
const Question = memo(function Question({ words, isOptIn, onDecided }: QuestionProps) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: markUndecided }} />
      <Suspense>
        <Bar words={words} isOptIn={isOptIn} policyId={policyId} onDecided={onDecided} />
      </Suspense>
    </>
  )
})

function Policy({ words, onChange }: { words: Frame['cookies']; onChange: () => void }) {
  const acts = (
    <>
      <Button type="button" isWide popoverTarget={policyId} popoverTargetAction="hide">
        {words.close}
      </Button>
      <Button type="button" isWide look="quiet" popoverTarget={policyId} popoverTargetAction="hide" onClick={onChange}>
        {words.change}
      </Button>
    </>
  )
  return (
    <Dialog id={policyId} title={words.policy} acts={acts}>
      <p>{words.policyWhat}</p>
      <p>{words.policyWhich}</p>
      <p>{words.policyChange}</p>
    </Dialog>
  )
}
