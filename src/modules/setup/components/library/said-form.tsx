import { Checkbox, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import card from '#ui/office/record/record.module.css'
import type { libraryFileWords } from '../../library-words.ts'
import type { SaidHere } from '../../screens/library/file.server.ts'
import { FocalPoint, type FocalPointViewModel } from './focal-point.tsx'
import styles from './library.module.css'

type Words = Record<keyof typeof libraryFileWords, string>

interface SaidFormProps {
  said: SaidHere
  /** Null if the file is no picture that can be cropped. */
  picture: FocalPointViewModel | null
  words: Words
  isSaving: boolean
}

/** The details of a file: its name, its alternative text in both languages, the focal point, and who may open it. */
export function SaidForm({ said, picture, words, isSaving }: SaidFormProps) {
  const { name, alt, altEn, isPublic, focal } = said
  return (
    <section className={card.card} aria-label={words.edit}>
      <header>
        <h2>{words.edit}</h2>
      </header>
      <Form method="post" className={styles.edit}>
        <input type="hidden" name="intent" value="save" />
        {picture ? <FocalPoint picture={picture} focal={focal} words={words} /> : <Unseen focal={focal} />}
        <div className={styles.fields}>
          <TextInput name="name" label={words.name} defaultValue={name} required withAsterisk={false} maxLength={130} />
          <TextInput name="alt" label={words.alt} description={words.altHint} defaultValue={alt} maxLength={500} />
          <TextInput name="altEn" label={words.altEn} defaultValue={altEn} maxLength={500} lang="en" />
          <Checkbox
            name="isPublic"
            value="1"
            label={words.isPublic}
            description={words.publicHint}
            defaultChecked={isPublic}
          />
        </div>
        <span>
          <Button type="submit" look="primary" icon="device-floppy" disabled={isSaving}>
            {words.save}
          </Button>
        </span>
      </Form>
    </section>
  )
}

function Unseen({ focal }: Pick<SaidHere, 'focal'>) {
  return (
    <>
      <input type="hidden" name="focalX" value={focal.x} />
      <input type="hidden" name="focalY" value={focal.y} />
    </>
  )
}
