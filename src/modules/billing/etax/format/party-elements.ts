import { type Element, element, textElement } from './xml.ts'
import { buyerId, type EtaxBuyer, type EtaxSeller, postcodeIn } from './etax-document.ts'

const addressLineLength = 256

/** The seller: the name, the number of 13 digits with the branch of 5, and the address in codes. */
export const sellerElement = ({ name, taxId, branchNo, address, codes }: EtaxSeller): Element =>
  element(
    'ram:SellerTradeParty',
    textElement('ram:Name', name),
    registration('TXID', `${taxId}${branchNo}`),
    element(
      'ram:PostalTradeAddress',
      textElement('ram:PostcodeCode', address.postcode),
      textElement('ram:BuildingName', address.building),
      textElement('ram:LineThree', address.lane),
      textElement('ram:LineFive', address.moo),
      textElement('ram:StreetName', address.road),
      textElement('ram:CityName', codes.district),
      textElement('ram:CitySubDivisionName', codes.subdistrict),
      textElement('ram:CountryID', 'TH'),
      textElement('ram:CountrySubDivisionID', codes.province),
      textElement('ram:BuildingNumber', address.no),
    ),
  )

/** The buyer: the name, the number if there is one, and the address on one or two lines. */
export function buyerElement(buyer: EtaxBuyer): Element {
  const { scheme, id } = buyerId(buyer)
  return element(
    'ram:BuyerTradeParty',
    textElement('ram:Name', buyer.name),
    registration(scheme, id),
    buyer.address === '' ? [] : buyerAddress(buyer.address),
  )
}

function buyerAddress(address: string): Element {
  const [one = '', two = ''] = textLines(address, addressLineLength)
  return element(
    'ram:PostalTradeAddress',
    textElement('ram:PostcodeCode', postcodeIn(address)),
    textElement('ram:LineOne', one),
    textElement('ram:LineTwo', two),
    textElement('ram:CountryID', 'TH'),
  )
}

const registration = (schemeID: string, id: string): Element =>
  element('ram:SpecifiedTaxRegistration', {
    ...{ name: 'ram:ID', attributes: { schemeID }, content: id },
  })

/** Returns a text in parts of at most so many letters, each ending at a space if there is one. */
export function textLines(text: string, longest: number): string[] {
  if (text.length <= longest) return [text]
  const space = text.lastIndexOf(' ', longest)
  // A part never ends inside of a letter of two code units.
  const isSplit = /[\ud800-\udbff]$/.test(text.slice(0, longest))
  const at = space > 0 ? space : longest - (isSplit ? 1 : 0)
  return [text.slice(0, at), ...textLines(text.slice(at).trimStart(), longest)]
}
