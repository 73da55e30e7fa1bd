import { TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { type MadeFile, MadeFileLink } from '#ui/state/made-file.tsx'
import type { rosterWords } from './roster-words.ts'
import styles from './roster.module.css'

type Words = Record<keyof typeof rosterWords, string>

/** The buttons that export the roster. A file that was just made is downloaded at once. */
export function RosterFiles({ words, file }: { words: Words; file?: MadeFile }) {
  return (
    <Form method="post" preventScrollReset className={styles.files}>
      <Button type="submit" name="intent" value="excel" icon="download">
        {words.excel}
      </Button>
      <Button type="submit" name="intent" value="csv" look="bare">
        {words.csv}
      </Button>
      <Button type="submit" name="intent" value="csv874" look="bare">
        {words.csv874}
      </Button>
      <MadeFileLink file={file} />
    </Form>
  )
}

/** The form for full citizen ids with a reason. `disclosures` links to the record of who saw them. */
export function WholeIds({
  words,
  disclosures,
  refused,
}: {
  words: Words
  disclosures: string
  refused: { problem: string; reason: string } | null
}) {
  return (
    <details className={styles.full} open={refused !== null}>
      <summary>{words.full}</summary>
      <p>{words.fullText}</p>
      <Form method="post" preventScrollReset className={styles.choices}>
        <TextInput
          label={words.reason}
          name="reason"
          required
          minLength={5}
          maxLength={300}
          defaultValue={refused?.reason}
          error={refused?.problem}
        />
        <Button type="submit" name="intent" value="show-full">
          {words.showFull}
        </Button>
        <Button type="submit" name="intent" value="excel-full" icon="download">
          {words.excelFull}
        </Button>
        <ButtonLink href={disclosures} look="bare">
          {words.disclosures}
        </ButtonLink>
      </Form>
    </details>
  )
}
