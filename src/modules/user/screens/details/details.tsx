import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { OwnForm } from '../../components/details/own-form.tsx'
import { OwnPicture } from '../../components/details/own-picture.tsx'
import type { action, loader } from './details.server.ts'

export { action, loader } from './details.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What a person says of themselves. */
export default function OwnDetails() {
  const { words, form, others, picture, account, done, back } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.title} text={words.text} more={{ label: words.back, href: back }} />
        {done && !refused && <Alert tone="success" title={done} />}
      </section>
      <section className="block">
        <Head title={words.picture} />
        <OwnPicture picture={picture} words={words} />
      </section>
      <section className="block">
        <OwnForm key={(refused?.form ?? form).revision} form={refused?.form ?? form} words={words} />
      </section>
      {others.length > 0 && (
        <section className="block">
          <Head title={words.others} />
          <Details details={others} />
        </section>
      )}
      <section className="block">
        <Head
          title={words.account}
          text={account.hasCitizen ? `${account.text} ${words.citizenText}` : account.text}
          {...(account.href && { more: { label: account.label, href: account.href } })}
        />
        <Details details={account.details} />
      </section>
    </div>
  )
}
