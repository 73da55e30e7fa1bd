import { data, href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { addHost, listHosts, removeHost } from '#platform/flow/settings/hosts.ts'
import { listSecrets, removeSecret, writeSecret } from '#platform/flow/settings/secrets.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { keyScreenWords as words } from '../words.ts'

/** The hosts and secrets of the site's flows, and the question before one is removed. */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const [secrets, hosts] = [await listSecrets(ctx), await listHosts(ctx)]
  const here = href('/setup/workflow/keys')
  const remove = (kind: 'host' | 'secret', name: string) => `${here}?${new URLSearchParams({ [kind]: name })}`
  return {
    hosts: hosts.map((name) => ({ name, remove: remove('host', name) })),
    secrets: secrets.map(({ name, hosts: own, updatedAt }) => ({
      ...{ name, hosts: own.join(', '), remove: remove('secret', name) },
      changed: fill(words.changed[locale], { when: formatInstant(updatedAt, { length: 'medium', locale }) }),
    })),
    ask: askOf(ctx, { url, hosts, secrets: secrets.map(({ name }) => name) }),
    isSaved: url.searchParams.has('done'),
    stamp: String(ctx.now),
    crumbs: [{ href: href('/setup/workflow'), label: words.flows[locale] }],
    words: inLocale(words, locale),
    title: pageTitle(ctx, words.heading[locale]),
  }
})

/** Adds or removes a host or a secret. A refused form comes back with what was typed, but the value of the secret. */
export const action = acts(async (ctx, { form }) => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const intent = text('intent')
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (!act) throw notFound()
  try {
    await act(ctx, (name) => (name === 'value' ? String(form.get('value') ?? '') : text(name)))
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    const typed = Object.fromEntries(['host', 'name', 'hosts'].map((name) => [name, text(name)]))
    return data({ problem: error.issues[0]?.[ctx.locale] ?? '', typed }, { status: statusOf.invalid })
  }
  return redirect(`${href('/setup/workflow/keys')}?done`)
})

const intents: Record<string, (ctx: Context, text: (name: string) => string) => Promise<void>> = {
  'add-host': (ctx, text) => addHost(ctx, text('host')),
  'remove-host': (ctx, text) => removeHost(ctx, text('host')),
  'remove-secret': (ctx, text) => removeSecret(ctx, text('name')),
  'write-secret': (ctx, text) => {
    const hosts = text('hosts').split(/[\s,]+/)
    return writeSecret(ctx, { name: text('name'), value: text('value'), hosts: hosts.filter((one) => one !== '') })
  },
}

interface AskInput {
  url: URL
  hosts: readonly string[]
  secrets: readonly string[]
}

function askOf({ locale }: Context, { url: { searchParams }, hosts, secrets }: AskInput) {
  const [host, secret] = [searchParams.get('host'), searchParams.get('secret')]
  const isHost = host !== null && hosts.includes(host)
  if (!isHost && (secret === null || !secrets.includes(secret))) return null
  const name = isHost ? host : secret!
  return {
    ...{
      title: fill(words.removeSure[locale], { name }),
      text: words.removeText[locale],
      confirm: words.remove[locale],
    },
    hidden: [
      { name: 'intent', value: isHost ? 'remove-host' : 'remove-secret' },
      { name: isHost ? 'host' : 'name', value: name },
    ],
  }
}
