import { use, useState } from 'react'
import { href } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import type { FormPageState } from '../page/use-form-page.ts'
import { FormPageContext } from '../state/form-context.ts'
import { askForCode } from './calls.ts'
import styles from './later-button.module.css'

/** Saves the draft and shows, once, the link by which it goes on later or on another device. */
export function LaterButton({ form }: { form: FormPageState }) {
  const { words } = use(FormPageContext)!.content
  const [result, setResult] = useState<{ code: string } | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    if (isBusy) return
    setBusy(true)
    const code = (await form.saver.save()) ? await askForCode(codeOf(form)) : null
    setResult(code === null ? 'failed' : { code })
    setBusy(false)
  }
  const close = () => setResult(null)
  return (
    <>
      <Button type="button" look="quiet" isBusy={isBusy} onClick={() => void ask()}>
        {words.later}
      </Button>
      {result === 'failed' && (
        <Dialog
          id="form-later"
          icon="alert"
          tone="danger"
          title={words.laterFailed}
          isOpen
          onClose={close}
          acts={<CloseButton />}
        >
          <p>{words.laterFailedText}</p>
        </Dialog>
      )}
      {result !== null && result !== 'failed' && <CodeDialog {...{ form, first: result.code }} onClose={close} />}
    </>
  )
}

const codeOf = ({ page, opening }: FormPageState) => ({ formID: page.content._id, token: opening.token() })

/** The code follows the # of the link, which browsers send to nobody. */
function CodeDialog({ form, first, onClose }: { form: FormPageState; first: string; onClose: () => void }) {
  const { words } = use(FormPageContext)!.content
  const [code, setCode] = useState(first)
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}${href('/form/resume')}#${code}`
  const copy = () => void navigator.clipboard?.writeText(link).then(() => setCopied(true))
  return (
    <Dialog id="form-later" icon="done" title={words.laterTitle} isOpen onClose={onClose} acts={<CloseButton />}>
      <p>{words.laterText}</p>
      <div className={styles.link}>
        <TextField
          label={words.laterLink}
          name="later-link"
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button type="button" look="line" onClick={copy}>
          {isCopied ? words.copied : words.copyLink}
        </Button>
      </div>
      <p role="status" className="sr">
        {isCopied ? words.copied : ''}
      </p>
      <MailLink form={form} onCode={setCode} />
    </Dialog>
  )
}

/** Has the link mailed. The page then shows the link of the mail, because the earlier one ends. */
function MailLink({ form, onCode }: { form: FormPageState; onCode: (code: string) => void }) {
  const { words } = use(FormPageContext)!.content
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'busy' | 'failed' | { sentTo: string } | null>(null)
  const send = async () => {
    if (email.trim() === '' || state === 'busy') return
    setState('busy')
    const code = await askForCode({ ...codeOf(form), email })
    if (code !== null) onCode(code)
    setState(code === null ? 'failed' : { sentTo: email.trim() })
  }
  const isSent = state !== null && typeof state === 'object'
  return (
    <div className={styles.link}>
      <TextField
        {...{ label: words.laterEmail, name: 'later-email', type: 'email', autoComplete: 'email', maxLength: 254 }}
        error={state === 'failed' ? words.laterNotMailed : undefined}
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The dialog is in the form of the page, which Enter would send.
          event.preventDefault()
          void send()
        }}
      />
      <Button type="button" look="line" isBusy={state === 'busy'} onClick={() => void send()}>
        {words.laterSend}
      </Button>
      <p role="status">{isSent ? fill(words.laterMailed, { email: state.sentTo }) : ''}</p>
    </div>
  )
}

function CloseButton() {
  const { words } = use(FormPageContext)!.content
  return (
    <form method="dialog">
      <Button isWide>{words.close}</Button>
    </form>
  )
}
