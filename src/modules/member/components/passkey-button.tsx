import { useHydrated } from '#ui/field/hydrated.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { usePasskey } from './use-passkey.ts'

type PasskeyButtonProps = { words: Record<'passkey' | 'passkeyFailed', string>; more: Record<string, string> }

/** Verifies the person with a passkey of this browser. It is disabled until the page's script runs. */
export function PasskeyButton({ words, more }: PasskeyButtonProps) {
  const { begin, failed, isBusy } = usePasskey(more)
  const isReady = useHydrated()
  return (
    <>
      {failed && <Banner kind="problem">{words.passkeyFailed}</Banner>}
      <Button icon="lock" disabled={!isReady} aria-busy={isBusy || undefined} onClick={() => begin()}>
        {words.passkey}
      </Button>
    </>
  )
}
