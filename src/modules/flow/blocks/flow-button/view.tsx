import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './flow-button.module.css'
import type { FlowButtonContent } from './load.server.ts'

/** A button that runs a flow, once at a time. Renders nothing without a text or a flow. */
export default function FlowButton({ shown }: { shown: FlowButtonContent }) {
  const [isBusy, setBusy] = useState(false)
  if (!shown || shown.text === '') return null
  const { flow, text, look, isSmall, alignment, words } = shown
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    const runner = await import('#platform/flow/client/run-flow.ts').catch(() => null)
    await runner?.startFlow(flow, { words })
    setBusy(false)
  }
  return (
    <p className={classes('wrap', styles.button)} data-alignment={alignment}>
      <Button type="button" look={look} isSmall={isSmall} isBusy={isBusy} isOff={isBusy} onClick={() => void press()}>
        {text}
      </Button>
    </p>
  )
}
