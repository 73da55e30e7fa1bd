import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'

type Creating = Parameters<typeof startRegistration>[0]['optionsJSON']
type Asking = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** The response of the screen's action to `passkey-options`. */
interface PasskeyOptions {
  options: { register: Creating } | { prove: Asking }
}

/**
 * Requests the passkey options from this screen's action, lets the browser sign them, and posts the result with `more`
 * to the same action. `failed` if the browser has no passkey or the person cancelled.
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

/** The signed response of the browser, as JSON text. */
async function answerTo(options: PasskeyOptions['options']): Promise<string> {
  const signed =
    'register' in options
      ? await startRegistration({ optionsJSON: options.register })
      : await startAuthentication({ optionsJSON: options.prove })
  return JSON.stringify(signed)
}
