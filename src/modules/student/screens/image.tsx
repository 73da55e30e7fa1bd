import { type MetaFunction, useLoaderData } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { RelatedCard } from '#ui/office/record/related-card.tsx'
import styles from '../components/pictures.module.css'
import { usePictures } from '../components/use-pictures.ts'
import type { loader } from './image.server.ts'

export { action, loader } from './image.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Pictures of learners: selected, matched by file name, reviewed, and then uploaded. */
export default function Pictures() {
  const { heading, text, crumb, words, isOfOne, upload } = useLoaderData<typeof loader>()
  const { inParts } = upload.rules
  const pictures = usePictures({ words, inParts, fields: {} })
  const { answer, said } = pictures
  const n = answer?.matched?.filter(({ person }) => person !== null).length ?? 0
  return (
    <div className={part.page}>
      <Crumbs links={[crumb]} label={heading} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      {answer?.saved && <Banner kind="done">{answer.saved}</Banner>}
      {said && <Banner kind={said.isBad ? 'problem' : 'done'}>{said.text}</Banner>}
      <p>{text}</p>
      <div className={styles.ways}>
        <Choose label={words.choose} isMany={!isOfOne} choose={pictures.choose} />
        {isOfOne && <Choose label={words.camera} isCamera choose={pictures.choose} />}
      </div>
      {answer?.plan && (
        <>
          <RelatedCard related={answer.plan} />
          <div className={styles.ways}>
            <Button
              look="primary"
              icon="upload"
              disabled={n === 0 || pictures.isBusy}
              onClick={() => void pictures.keep()}
            >
              {n === 0 ? words.nothing : fill(words.save, { n })}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type Choosing = { label: string; isMany?: boolean; isCamera?: boolean; choose: (files: FileList | null) => void }

function Choose({ label, isMany, isCamera, choose }: Choosing) {
  return (
    <label className={styles.choose}>
      <span>{label}</span>
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple={isMany}
        {...(isCamera && { capture: 'user' as const })}
        onChange={({ currentTarget }) => choose(currentTarget.files)}
      />
    </label>
  )
}
