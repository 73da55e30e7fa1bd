import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'

type Creating = Parameters<typeof startRegistration>[0]['optionsJSON']
type Asking = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** What the screen's action answers to `passkey-options`. */
interface PasskeyOptions {
  options: { register: Creating } | { prove: Asking }
}

/**
 * Asks this screen's action for what a passkey is to sign, lets the browser sign it, and sends the answer to the same action
 * with `more`. `failed` when the browser has none, or its person broke it off.
 */
export const usePasskey = (more: Record<string, string>) => {
  const asking = useFetcher<PasskeyOptions>()
  const submit = useSubmit()
  const [failed, setFailed] = useState(false)
  const options = asking.data?.options
  useEffect(() => {
    if (!options) return
    let isGone = false
    answerTo(options)
      .then((response) => (isGone ? undefined : submit({ ...more, response }, { method: 'post' })))
      .catch(() => setFailed(true))
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each set of options is signed once
  }, [options])
  return {
    failed,
    isBusy: asking.state !== 'idle',
    begin: (asked: Record<string, string> = {}) => {
      setFailed(false)
      void asking.submit({ ...asked, intent: 'passkey-options' }, { method: 'post' })
    },
  }
}

/** What the browser signed, as JSON text. */
async function answerTo(options: PasskeyOptions['options']): Promise<string> {
  const signed =
    'register' in options
      ? await startRegistration({ optionsJSON: options.register })
      : await startAuthentication({ optionsJSON: options.prove })
  return JSON.stringify(signed)
}
