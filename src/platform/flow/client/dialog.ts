import button from '#ui/button/button.module.css'
import look from '#ui/state/dialog.module.css'

interface DialogButton {
  value: string
  label: string
  isMain?: boolean
}

interface FlowDialog {
  title: string
  /** Plain text; line breaks remain. */
  text?: string
  /** HTML that the server has sanitised. */
  html?: string
  /** Fields below the text. The main button sends them, if they are valid. */
  form?: HTMLFormElement
  buttons: readonly DialogButton[]
  /** The result of Escape. */
  closed: string
  isUrgent?: boolean
}

interface OpenDialog {
  element: HTMLDialogElement
  /** The value of the pressed button, or `closed`. */
  result: Promise<string>
  close: (value: string) => void
}

/**
 * Opens a modal dialog of a flow. The browser holds the focus in it; afterwards the focus returns to where it was. Escape
 * gives the result `closed`.
 */
export function openDialog(dialog: FlowDialog): OpenDialog {
  const before = document.activeElement
  const element = build(dialog)
  document.body.append(element)
  const result = new Promise<string>((resolve) => {
    element.addEventListener('cancel', () => (element.returnValue = dialog.closed))
    element.addEventListener('close', () => {
      element.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      resolve(element.returnValue || dialog.closed)
    })
  })
  element.showModal()
  return { element, result, close: (value) => element.close(value) }
}

function build({ title, text, html, form, buttons, isUrgent }: FlowDialog): HTMLDialogElement {
  const dialog = create('dialog', look.dialog)
  const content = create('div', look.dialog__in)
  const heading = create('h2')
  heading.textContent = title
  heading.id = `flow-${Math.random().toString(36).slice(2)}`
  dialog.setAttribute('aria-labelledby', heading.id)
  if (isUrgent) dialog.setAttribute('role', 'alertdialog')
  const place = acts(dialog, { buttons, form })
  content.append(heading, ...body({ text, html }), form ?? place)
  form?.append(place)
  dialog.append(content)
  return dialog
}

function body({ text, html }: { text: string | undefined; html: string | undefined }): HTMLElement[] {
  if (html) return [Object.assign(create('div'), { innerHTML: html })]
  return (text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Object.assign(create('p'), { textContent: line }))
}

function acts(dialog: HTMLDialogElement, { buttons, form }: Pick<FlowDialog, 'buttons' | 'form'>): HTMLElement {
  const place = create('div', look.dialog__acts)
  for (const { value, label, isMain } of buttons) {
    const kind = button[isMain ? 'button--solid' : 'button--quiet']
    const one = create('button', `${button.button} ${kind} ${button['button--wide']}`)
    const isSender = form !== undefined && isMain === true
    one.type = isSender ? 'submit' : 'button'
    one.textContent = label
    if (!isSender) one.addEventListener('click', () => dialog.close(value))
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      if (isSender) dialog.close(value)
    })
    place.append(one)
  }
  return place
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, className?: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  return element
}
