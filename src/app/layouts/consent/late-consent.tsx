import { lazy, memo, Suspense, useCallback, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import type { Frame } from '../../frame.server.ts'
import { markUndecided } from '#domain/browser/consent.ts'
import { useIsDecided } from './decided.ts'

const Bar = lazy(() => import('./consent-bar.tsx'))

/** The dialog of the cookie policy. A button with this target opens it (requirement L44.1). */
export const policyId = 'cookie-policy'

/**
 * Shows the cookie policy, and the question until it is answered. A cached page contains the hidden question for
 * everybody. An inline script shows it at once to new visitors, so that the page does not change while they read.
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

/** Memoised while its script loads, because React would render a pending part again after a change. */
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
