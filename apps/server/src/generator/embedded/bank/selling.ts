import { domain } from './domain.ts'

export const SELLING = [
  domain({
    name: 'shops',
    side: 'work',
    area: 'Retail',
    cues: 'shop shops store stores retail retailer retailers boutique boutiques bookshop grocer grocers newsagent newsagents florist florists butcher butchers supermarket stock shelf shelves greengrocer bottle_shop',
    roles:
      'shop owner / store manager / florist / butcher / bookseller / newsagent / grocer / boutique owner',
    peers:
      'sales assistant / buyer / visual merchandiser / warehouse hand / sales rep / cashier / market stallholder / wholesaler',
    tasks:
      'Counted stock / Placed an order with a supplier / Changed a window display / Filled a roster gap / Handled a return / Priced new stock / Balanced the till / Ran a sale',
    hassles:
      'A best seller ran out / A delivery came short / Stock had to be thrown out / A supplier raised prices / Someone called in sick / The till did not balance / A customer walked out / An order was sent twice',
    tools:
      'The till system / A spreadsheet / A notebook / Stock software / Phone calls / Email / A whiteboard / A supplier’s website',
    spend: 'the shop',
    trade: 'Selling software to shops',
    period: 'week',
  }),
  domain({
    name: 'online shops',
    side: 'work',
    area: 'Selling online',
    cues: 'ecommerce e-commerce online_store online_stores online_shop online_shops online_sellers sellers shopify etsy ebay marketplace_sellers returns parcels dropshipping checkout',
    roles:
      'online seller / online shop owner / e-commerce manager / Etsy seller / fulfilment manager / product manager / customer service agent / maker',
    peers:
      'market stallholder / store manager / web designer / photographer / warehouse hand / social media manager / wholesaler / graphic designer',
    tasks:
      'Packed an order / Answered a customer / Handled a return / Photographed a product / Changed a listing / Compared postage rates / Ran an ad / Ordered packaging',
    hassles:
      'A parcel went missing / A customer disputed a charge / Two people bought the last item / A return came back damaged / Postage cost more than charged / A listing was taken down / A supplier sent the wrong item / A busy day caused delays',
    tools:
      'The shop’s own dashboard / A spreadsheet / A postage website / Email / A notebook / Stock software / Social media messages / A label printer',
    spend: 'the online shop',
    trade: 'Selling software to online shops',
    period: 'week',
  }),
  domain({
    name: 'hospitality',
    side: 'work',
    area: 'Hospitality',
    cues: 'cafe cafes café restaurant restaurants pub pubs bar bars kitchen kitchens chef chefs barista baristas menu menus bakery bakeries caterer caterers catering hospitality hotel hotels motel food_truck food_trucks brewery breweries brewer brewers',
    roles:
      'cafe owner / restaurant owner / chef / baker / pub manager / caterer / hotel manager / food truck owner',
    peers:
      'barista / waiter / kitchen hand / event planner / food wholesaler / bartender / housekeeper / food rep',
    tasks:
      'Wrote a roster / Placed a supplier order / Changed the menu / Counted stock / Hired someone / Answered a review / Took a large booking / Checked fridge temperatures',
    hassles:
      'Someone called in sick / A table did not show up / Food had to be thrown out / A delivery came late / A supplier ran short / A fridge broke down / A bill was higher than quoted / A review was unfair',
    tools:
      'The till system / A whiteboard / A spreadsheet / A group chat / A paper diary / A roster app / Phone calls / A booking website',
    spend: 'the business',
    trade: 'Selling supplies or software to venues',
    period: 'week',
  }),
  domain({
    name: 'fashion',
    side: 'home',
    area: 'Clothes',
    cues: 'clothes clothing fashion wardrobe outfit outfits dress dresses shoes op_shop second-hand secondhand thrift vintage jewellery sneakers tailor resale sizing',
    roles:
      'online shopper / op shop regular / sneaker collector / costume maker / fashion student / home sewer / clothes swapper / second-hand seller',
    peers:
      'jewellery maker / gift buyer / costume maker / knitter / uniform wearer / market visitor / catalogue reader / jeans collector',
    tasks:
      'Returned a parcel / Had something altered / Donated a bag of clothes / Bought a gift / Sold an item online / Sorted a wardrobe / Mended a seam / Compared sizes',
    hassles:
      'An item did not fit / A return took weeks / A colour looked different / A seam came apart / A parcel arrived late / A favourite shrank / Something stayed unworn / A refund did not arrive',
    tools:
      'Shop websites / A resale website / Social media / A local tailor / A size chart / Photos on my phone / Advice from friends / A wish list',
    spend: 'clothes',
    trade: 'Working in fashion or a clothes shop',
    period: 'month',
  }),
  domain({
    name: 'sales',
    side: 'work',
    area: 'Sales',
    cues: 'sales salespeople leads lead crm pipeline prospects quotas cold_calls account_managers proposals tenders marketing marketers campaign campaigns agency agencies',
    roles:
      'sales rep / account manager / sales manager / marketing manager / business development manager / agency owner / marketer / customer success manager',
    peers:
      'call centre agent / product manager / event manager / graphic designer / buyer / copywriter / office manager / bid writer',
    tasks:
      'Wrote a proposal / Called a new lead / Updated a forecast / Met a client / Prepared a demo / Sent a contract / Ran a campaign / Chased a late reply',
    hassles:
      'A lead went cold / A forecast was off / A record was out of date / A proposal went out late / Two people called one client / A client left without a word / A meeting was forgotten / A discount was given twice',
    tools:
      'A CRM / A spreadsheet / Email / A notebook / A slide deck / Phone calls / A shared drive / A team chat',
    spend: 'the sales team',
    trade: 'Selling sales software',
    period: 'week',
  }),
]
