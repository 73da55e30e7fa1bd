import { NativeSelect } from '@mantine/core'
import { useEffect } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { FileChoice } from '#ui/office/controls/upload/file-choice.tsx'
import { RelatedCard } from '#ui/office/record/related-card.tsx'
import type { describeReconcile } from './describe-reconcile.server.ts'
import { FilePanel } from './file-panel.tsx'
import styles from './reconcile.module.css'

export type ReconcileView = Awaited<ReturnType<typeof describeReconcile>>

/** Milliseconds between two readings of a file whose job runs. */
const lookMs = 2000

/** The form for a file, the chosen file with its figures and rows, and the files that were read. */
export function ReconcileScreen({ view, problem }: { view: ReconcileView; problem: string | undefined }) {
  useFreshFile(view.file?.progress?.isBusy === true)
  return (
    <div className={part.page}>
      <div className={part.head}>
        <h1>{view.heading}</h1>
        <div className={part.acts}>
          {view.links.map((link) => (
            <ButtonLink key={link.href} href={link.href}>
              {link.label}
            </ButtonLink>
          ))}
        </div>
      </div>
      {problem && <Banner kind="problem">{problem}</Banner>}
      <div className={styles.stack}>
        <UploadForm view={view} />
        {view.layouts.length > 0 && <Layouts view={view} />}
        {view.file && <FilePanel file={view.file} words={view.words} />}
        <RelatedCard related={view.files} />
      </div>
    </div>
  )
}

function Layouts({ view: { layouts, words } }: { view: ReconcileView }) {
  return (
    <details>
      <summary>{words.layouts}</summary>
      <ul>
        {layouts.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function useFreshFile(isBusy: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, lookMs)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}

function UploadForm({ view }: { view: ReconcileView }) {
  const { words, accounts, accept, fileLabel, addAccount, file } = view
  const isSending = useNavigation().state === 'submitting'
  if (accounts.length === 0)
    return (
      <Banner kind="notice" act={<ButtonLink href={addAccount}>{words.addAccount}</ButtonLink>}>
        {words.noAccounts}
      </Banner>
    )
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      <NativeSelect name="account" label={words.account} data={accounts} />
      <FileChoice
        {...{ id: 'bank-file', name: 'file', label: fileLabel, accept, required: true }}
        words={{ choose: words.chooseFile, none: words.noFileYet, chosen: words.fileChosen }}
      />
      <Button
        {...{ type: 'submit', name: 'intent', value: 'upload', icon: 'upload', disabled: isSending }}
        {...(!file && { look: 'primary' })}
      >
        {words.upload}
      </Button>
    </Form>
  )
}
