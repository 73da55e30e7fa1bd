/** The specification's sentences about the cart (§5, §8), to the letter. */
export const cartSentences = {
  outOfStock: { th: 'Item is out of stock.', en: 'Item is out of stock.' },
  added: { th: 'Item added to cart.', en: 'Item added to cart.' },
  notAdded: { th: 'Failed to add item to cart.', en: 'Failed to add item to cart.' },
  notRead: { th: 'Failed to fetch cart data.', en: 'Failed to fetch cart data.' },
} as const

export const problemWords = {
  isSample: {
    th: 'สินค้าตัวอย่างเผยแพร่ไม่ได้ กรุณาเพิ่มสินค้าจริงเพื่อขาย',
    en: 'Sample goods cannot be published. Add a real product to sell.',
  },
  noProduct: { th: 'ไม่พบสินค้านี้ หรือปิดขายแล้ว', en: 'This product does not exist or is no longer for sale' },
  chooseVariant: { th: 'กรุณาเลือกตัวเลือกของสินค้า', en: 'Choose a variant of the product' },
  overLimit: { th: 'สินค้านี้ซื้อได้ไม่เกิน {n} ชิ้นต่อครั้ง', en: 'You can buy at most {n} of this product at a time' },
  tooManyLines: { th: 'ตะกร้าใส่ได้ไม่เกิน {n} รายการ', en: 'A cart holds at most {n} different items' },
  quantity: { th: 'จำนวนต้องเป็นเลขจำนวนเต็มตั้งแต่ 1 ถึง 1,000', en: 'The quantity must be a whole number from 1 to 1,000' },
  staff: { th: 'บัญชีเจ้าหน้าที่ซื้อสินค้าไม่ได้ กรุณาใช้บัญชีผู้เรียน', en: 'Staff accounts cannot buy. Use a learner account.' },
  learnersOnly: { th: 'กรุณาเข้าสู่ระบบด้วยบัญชีผู้เรียน', en: 'Log in with a learner account' },
  cartExists: { th: 'คุณมีตะกร้าอยู่แล้ว', en: 'You already have a cart' },
  campaignDays: { th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่ม', en: 'The last day is before the first one' },
  campaignAmount: { th: 'กรุณาใส่ส่วนลดหรือราคาของแคมเปญ', en: 'Enter the discount or the price of the campaign' },
  badBody: { th: 'รูปแบบข้อมูลไม่ถูกต้อง', en: 'The data is not valid' },
  badLines: { th: 'รายการสินค้าไม่ถูกต้อง หรือเกิน 40 รายการ', en: 'The products are not a list of at most 40 items' },
  badVariants: { th: 'ตัวเลือกสินค้าหรือจำนวนไม่ถูกต้อง', en: 'The variants or their stock are not valid' },
  soldOut: { th: 'สินค้า {sku} มีไม่พอ', en: 'Not enough stock of {sku}' },
  stockBelow: { th: 'ยอดคงเหลือต้องไม่น้อยกว่าจำนวนที่จองแล้ว', en: 'The stock cannot fall below what is reserved' },
  noSku: {
    th: 'Failed to find sub-product with SKU {sku}',
    en: 'Failed to find sub-product with SKU {sku}',
  },
} as const
