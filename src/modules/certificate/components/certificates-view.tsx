import { Details } from '#ui/account/details.tsx'
import { Badge } from '#ui/button/badge.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import type { CertificateViewModel } from '../checking/describe-certificate.ts'

interface Certificate extends CertificateViewModel {
  course: string
  file: string | null
  share: string
}

type Words = Record<
  'title' | 'none' | 'noneText' | 'course' | 'download' | 'print' | 'making' | 'share' | 'shareHint',
  string
>

interface CertificatesViewProps {
  words: Words
  course: string
  certificates: readonly Certificate[]
}

/** The certificates of a learner in a course: what each says, its file, and the link to check it. */
export function CertificatesView({ words, course, certificates }: CertificatesViewProps) {
  if (certificates.length === 0) {
    const acts = <LinkButton href={course}>{words.course}</LinkButton>
    return <State isPage icon="info" title={words.none} text={words.noneText} acts={acts} />
  }
  return (
    <div className="wrap">
      {certificates.map((one, at) => (
        <section className="stack block" key={one.id} aria-labelledby={`certificate-${one.id}`}>
          <Head id={`certificate-${one.id}`} level={at === 0 ? 'h1' : 'h2'} title={`${words.title} ${one.course}`} />
          <p>
            <Badge tone={one.state.tone}>{one.state.text}</Badge>
          </p>
          <Details details={one.details} />
          <FileLinks certificate={one} words={words} />
          <TextField
            name={`share-${one.id}`}
            label={words.share}
            hint={words.shareHint}
            defaultValue={one.share}
            readOnly
          />
        </section>
      ))}
    </div>
  )
}

function FileLinks({ certificate, words }: { certificate: Certificate; words: Words }) {
  const { file } = certificate
  if (file === null) return <Alert title={words.making} />
  return (
    <p>
      <LinkButton icon="download" href={file}>
        {words.download}
      </LinkButton>{' '}
      <LinkButton look="line" href={`${file}?view`} target="_blank">
        {words.print}
      </LinkButton>
    </p>
  )
}
