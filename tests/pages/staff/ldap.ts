import type { AddressInfo } from 'node:net'
// @ts-expect-error -- it has no types, and only this file knows it
import ldap from 'ldapjs'

export interface LdapPerson {
  uid: string
  [attribute: string]: string
}

export interface LdapServer {
  url: string
  /** The people in the directory. A test changes the list. */
  people: LdapPerson[]
  close: () => Promise<void>
}

export const ldapAdmin = { dn: 'cn=reader,dc=school', password: 'reader-2569' }

/** A real local LDAP server with `people` under ou=students,dc=school. */
export const openLdap = async (people: LdapPerson[] = []): Promise<LdapServer> => {
  const server = ldap.createServer()
  const held: LdapServer = { url: '', people, close: async () => {} }
  // oxlint-disable-next-line no-explicit-any -- requests and answers of a package without types
  type Any = any
  server.bind(ldapAdmin.dn, (request: Any, answer: Any, next: Any) => {
    if (request.credentials !== ldapAdmin.password) return next(new ldap.InvalidCredentialsError())
    answer.end()
    return next()
  })
  server.search('ou=students,dc=school', (request: Any, answer: Any, next: Any) => {
    if (!request.connection.ldap.bindDN.toString().includes('reader'))
      return next(new ldap.InsufficientAccessRightsError())
    // It compares the requested names in lower case.
    answer.attributes = answer.attributes.map((name: string) => name.toLowerCase())
    for (const person of held.people) {
      const entry = {
        dn: `uid=${person.uid},ou=students,dc=school`,
        attributes: { objectclass: ['person'], ...person },
      }
      if (request.filter.matches(entry.attributes)) answer.send(entry)
    }
    answer.end()
    return next()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  held.url = `ldap://127.0.0.1:${port}`
  held.close = () => new Promise((done) => server.close(() => done()))
  return held
}
