import { TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from '../components/runs.module.css'
import type { action, loader } from './keys.server.ts'

export { action, loader } from './keys.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** The hosts that flows may call, and their secrets. The value of a secret is written and never read. */
export default function FlowKeys() {
  const loaded = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const { crumbs, words, ask, isSaved } = loaded
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.flows} />
      <div className={part.head}>
        <h1>{words.heading}</h1>
      </div>
      {acted?.problem && <Banner kind="problem">{acted.problem}</Banner>}
      {isSaved && !acted && <Banner kind="done">{words.saved}</Banner>}
      {ask && <Confirm ask={ask} form={Form} />}
      <div className={styles.keys} key={isSaved ? loaded.stamp : ''}>
        <Hosts {...loaded} typed={acted?.typed} />
        <Secrets {...loaded} typed={acted?.typed} />
      </div>
    </div>
  )
}

type PartProps = Loaded & { typed: Record<string, string> | undefined }

function Hosts({ hosts, words, typed }: PartProps) {
  return (
    <section aria-labelledby="hosts">
      <h2 id="hosts">{words.hosts}</h2>
      {hosts.length === 0 && <p className={part.muted}>{words.noHosts}</p>}
      <ul>
        {hosts.map(({ name, remove }) => (
          <li key={name}>
            <code>{name}</code>
            <ButtonLink look="bare" isSmall href={remove} aria-label={`${words.remove} ${name}`}>
              {words.remove}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Form method="post">
        <TextInput
          name="host"
          label={words.host}
          description={words.hostHint}
          defaultValue={typed?.['host']}
          maxLength={253}
          required
        />
        <Button type="submit" name="intent" value="add-host">
          {words.addHost}
        </Button>
      </Form>
    </section>
  )
}

function Secrets({ secrets, words, typed }: PartProps) {
  return (
    <section aria-labelledby="secrets">
      <h2 id="secrets">{words.secrets}</h2>
      {secrets.length === 0 && <p className={part.muted}>{words.noSecrets}</p>}
      <ul>
        {secrets.map(({ name, hosts, changed, remove }) => (
          <li key={name}>
            <code>{name}</code>
            <span className={part.muted}>
              {hosts} · {changed}
            </span>
            <ButtonLink look="bare" isSmall href={remove} aria-label={`${words.remove} ${name}`}>
              {words.remove}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <SecretForm {...{ words, typed }} />
    </section>
  )
}

function SecretForm({ words, typed }: Pick<PartProps, 'words' | 'typed'>) {
  return (
    <Form method="post" autoComplete="off">
      <TextInput
        name="name"
        label={words.secretName}
        description={words.secretNameHint}
        defaultValue={typed?.['name']}
        maxLength={64}
        required
      />
      <TextInput
        type="password"
        name="value"
        label={words.secretValue}
        description={words.secretValueHint}
        autoComplete="new-password"
        maxLength={4000}
        required
      />
      <TextInput name="hosts" label={words.secretHosts} defaultValue={typed?.['hosts']} maxLength={2000} required />
      <Button type="submit" name="intent" value="write-secret">
        {words.addSecret}
      </Button>
    </Form>
  )
}
