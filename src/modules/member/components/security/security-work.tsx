import type { ElementType } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import type { Work } from '../describe-security.ts'
import { AppCard } from './app-card.tsx'
import { Card } from './card.tsx'
import { PasskeyCard } from './passkey-card.tsx'
import { ProofCard } from './proof-card.tsx'

export type WorkProps = { work: Work; form: ElementType }

/** The possible changes. If the last identity check is too old, it comes first. */
export function SecurityWork({ work, form }: WorkProps) {
  if (!work.isProved) return <ProofCard work={work} form={form} />
  return (
    <>
      <AppCard work={work} form={form} />
      <PasskeyCard work={work} />
      {work.hasFactor && <CodesCard work={work} form={form} />}
    </>
  )
}

function CodesCard({ work: { words }, form: Form }: WorkProps) {
  return (
    <Card title={words.codesHeading}>
      <p>{words.codesText}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="codes-renew" />
        <Button type="submit" icon="refresh">
          {words.codesRenew}
        </Button>
      </Form>
    </Card>
  )
}
