import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { XmlInputProvider } from 'libxml2-wasm'

/** The scheme under which the XML library knows the files of the folder. No other address is opened. */
const scheme = 'etax-schema:'

/** Returns the address of the schema of a document, such as `TaxInvoice`, in the folders of ETDA. */
export const schemaAddress = (name: string): string =>
  `${scheme}///ETDA/data/standard/${name}_CrossIndustryInvoice_2p0.xsd`

/** Returns the path of a schema file inside of the folder; null for any other address. An address cannot leave its root. */
export function schemaPath(folder: string, address: string): string | null {
  const url = URL.parse(address)
  if (url?.protocol !== scheme || url.host !== '' || !/^[\w/.-]+\.xsd$/.test(url.pathname)) return null
  return join(folder, url.pathname)
}

/** Gives the XML library the schema files of a folder, and no other file. */
export const schemaFiles = (folder: string): XmlInputProvider => ({
  match: (address) => schemaPath(folder, address) !== null,
  open: (address) => {
    const path = schemaPath(folder, address)
    try {
      return path === null ? undefined : openSync(path, 'r')
    } catch {
      return undefined
    }
  },
  read: (file, into) => readSync(file, into, 0, into.byteLength, null),
  close: (file) => {
    closeSync(file)
    return true
  },
})
