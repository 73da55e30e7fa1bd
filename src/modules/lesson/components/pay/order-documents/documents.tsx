import { Form } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { FormColumn, FormPair } from '#ui/field/form.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { FileField } from '#ui/field/file-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import type { describeDocuments } from './describe-documents.server.ts'

type Described = Awaited<ReturnType<typeof describeDocuments>>
type DocumentsViewModel = NonNullable<Described['documents']>
type Buyer = NonNullable<DocumentsViewModel['buyer']>

interface DocumentsProps {
  documents: DocumentsViewModel | null
  certificates: Described['certificates']
  /** What the buyer typed, if it was refused. */
  typed: Buyer | null
}

/** The documents of an order, for whom they are issued, and the certificates of withheld tax. */
export function Documents({ documents, certificates, typed }: DocumentsProps) {
  if (!documents) return null
  const { words, list, buyer, isLater, mayQuote, withheld } = documents
  if (list.length === 0 && !buyer) return null
  return (
    <>
      <section className="block">
        <Head title={words.title} {...(isLater && { text: words.later })} />
        <Details details={list.map((one) => ({ name: one.name, value: <Paper one={one} words={words} /> }))} />
        {withheld && <p>{withheld}</p>}
        {mayQuote && (
          <Form method="post">
            <Button look="line" isSmall name="intent" value="quotation">
              {words.quotation}
            </Button>
          </Form>
        )}
        {buyer && <BuyerForm buyer={typed ?? buyer} words={words} />}
      </section>
      {certificates && <Certificates certificates={certificates} words={words} />}
    </>
  )
}

function Paper({ one, words }: { one: DocumentsViewModel['list'][number]; words: DocumentsViewModel['words'] }) {
  if (!one.pdf) return one.note
  return (
    <>
      {one.note}{' '}
      <LinkButton look="line" isSmall icon="download" href={one.pdf} aria-label={`${words.download} ${one.name}`}>
        {words.download}
      </LinkButton>{' '}
      {one.xml && (
        <LinkButton look="line" isSmall icon="download" href={one.xml} aria-label={`${words.downloadXml} ${one.name}`}>
          {words.downloadXml}
        </LinkButton>
      )}
    </>
  )
}

function BuyerForm({ buyer, words }: { buyer: Buyer; words: DocumentsViewModel['words'] }) {
  const types = [
    { value: 'person', label: words.person },
    { value: 'company', label: words.company },
  ]
  return (
    <Form method="post">
      <FormColumn>
        <Head title={words.buyer} text={words.buyerText} />
        <SelectField name="type" label={words.type} choices={types} defaultValue={buyer.type} />
        <TextField
          name="name"
          label={words.name}
          defaultValue={buyer.name}
          autoComplete="organization"
          maxLength={200}
        />
        <FormPair>
          <TextField
            {...{ name: 'taxId', label: words.taxId, hint: words.taxHint, defaultValue: buyer.taxId, hasDigits: true }}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...{ name: 'branch', label: words.branch, hint: words.branchHint, defaultValue: buyer.branch }}
            hasDigits
            inputMode="numeric"
            autoComplete="off"
          />
        </FormPair>
        <TextField name="address" label={words.address} defaultValue={buyer.address} autoComplete="street-address" />
        <div>
          <Button look="line" name="intent" value="buyer">
            {words.save}
          </Button>
        </div>
      </FormColumn>
    </Form>
  )
}

interface CertificatesProps {
  certificates: NonNullable<Described['certificates']>
  words: DocumentsViewModel['words']
}

function Certificates({ certificates, words }: CertificatesProps) {
  return (
    <section className="block">
      <Head title={words.certificate} text={words.certificateText} />
      {certificates.map(({ id, name, state, hasFile, upload }) => (
        <div key={id}>
          <p>
            <Breakable text={name} /> · {state} {hasFile && `· ${words.hasFile}`}
          </p>
          {upload && <CertificateFile upload={upload} words={words} />}
        </div>
      ))}
      <CertificateForm words={words} />
    </section>
  )
}

type UploadFields = Record<'collection' | 'row' | 'back', string>

function CertificateFile({ upload, words }: { upload: UploadFields; words: DocumentsViewModel['words'] }) {
  return (
    <form method="post" action="/api/upload" encType="multipart/form-data">
      {Object.entries(upload).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormColumn>
        <FileField
          {...{ name: 'file', label: words.file, hint: words.fileHint }}
          words={{ choose: words.chooseFile, none: words.noFile, chosen: words.fileChosen }}
          id={`file-${upload.row}`}
          accept="application/pdf,image/png,image/jpeg"
        />
        <div>
          <Button look="line" type="submit">
            {words.attach}
          </Button>
        </div>
      </FormColumn>
    </form>
  )
}

function CertificateForm({ words }: { words: DocumentsViewModel['words'] }) {
  const forms = [
    { value: 'pnd53', label: words.pnd53 },
    { value: 'pnd3', label: words.pnd3 },
  ]
  return (
    <Form method="post">
      <FormColumn>
        <FormPair>
          <TextField name="number" label={words.number} id="certificate-number" autoComplete="off" />
          <TextField name="day" label={words.day} hint={words.dayExample} id="certificate-day" autoComplete="off" />
        </FormPair>
        <SelectField name="form" label={words.form} choices={forms} />
        <FormPair>
          <TextField name="base" label={words.base} inputMode="decimal" hasDigits autoComplete="off" />
          <TextField name="tax" label={words.tax} inputMode="decimal" hasDigits autoComplete="off" />
        </FormPair>
        <div>
          <Button look="line" name="intent" value="certificate">
            {words.add}
          </Button>
        </div>
      </FormColumn>
    </Form>
  )
}
