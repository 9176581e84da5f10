const set = (text: string) => new Set(text.trim().split(/\s+/))

/** What is being built, never what it is about. */
export const PRODUCT_WORDS =
  set(`app apps application ai tool tools platform platforms service services software system systems website
  websites site marketplace solution solutions product products bot chatbot assistant device devices gadget startup idea business
  program subscription plugin extension network community hub dashboard portal sensor sensors drone drones wearable robot robots
  machine-learning blockchain saas kit thing things something way ways data technology tech digital online smart
  virtual mobile web uber airbnb tinder netflix duolingo spotify amazon shopify etsy linkedin facebook instagram tiktok youtube slack zoom canva salesforce ebay gumtree wikipedia github notion strava goodreads tripadvisor yelp zillow doordash deliveroo peloton headspace fiverr upwork airtasker kickstarter patreon substack bumble chatgpt copilot copilots layer layers engine model models agent algorithm algorithms kits box boxes reality spreadsheet spreadsheets excel whatsapp paper emails`)

/** "their tools" are what people have; a tool is what is built. */
export const isOwnThing = (words: string[], at: number) =>
  /^(their|his|her|my|our)$/.test(words[at - 1] ?? '') &&
  /^(tools|devices|machines|data|emails|kits?|boxes|drones|sites?|papers?|spreadsheets)$/.test(
    words[at] ?? '',
  )

/** Ends a phrase. */
export const STOP_WORDS =
  set(`, . a about after all also although always am an and any are around as at be because been before being both but by can
  cannot could did do does each either else enough even every for from get gets getting give gives had has have having he her here him his
  how i if in instead into is it its just less let lets like made make makes many may me might more most much must my need needs never
  no nor not now of off often on once one only or other our out over own per rather really same she should since so some still such than
  that the their them then there these they this those through to too two three until up upon us use uses using very via want wants was we
  well were what when where whether which while who whom whose why will with within without would yet you your yours theirs ours mine go goes come comes feel feels seem seems become becomes break breaks arrive arrives aimed based called
  designed currently usually really simply actually basically mostly mainly near between against during across under off along please already ever among amongst sometimes later soon almost nearly cannot whenever wherever`)

/** Says nothing about people or things. */
export const FILLER =
  set(`aussie Aussie busy simple simply easy easily quick quickly better best good great new modern affordable cheap cheaper fast faster reliable
  personal personalised custom smart smarter local everyday average typical ordinary regular normal right various different many
  several few other own lot lots kind type sort bit way automatically seamlessly efficiently effectively anywhere anytime together online
  simplified innovative unique cool amazing little whole entire certain particular last minute handful independent next month months week weeks year years everything anything nothing small large big tiny mid-sized overwhelmed frustrated stressed struggling aspiring four five six seven eight nine ten twelve twenty thirty forty fifty`)

export const DETERMINERS = set(
  'the a an this that these those my our your their his her its some any all every each many most more other both',
)

export const WH_WORDS = set('what when where which who why how whether')

/** Spoken only in English; words that other languages share are left out. */
export const ENGLISH =
  set(`the and of to for with that who they their is are this which from when it be by you your we our have has not can
  or how what where my want people help helps lets need without them at as`)
export const FOREIGN =
  set(`der die das und für mit nicht ein eine ist dass von zu den auf ich que para los las una por con del como pour les des une dans
  avec est qui sur pas het een voor niet van och att som för il che per non gli della di yang untuk dan dengan jest nie dla się`)

export const REGIONS: Record<string, string> = {
  melbourne: 'Victoria',
  victoria: 'Victoria',
  victorian: 'Victoria',
  vic: 'Victoria',
  sydney: 'New South Wales',
  nsw: 'New South Wales',
  'new south wales': 'New South Wales',
  brisbane: 'Queensland',
  queensland: 'Queensland',
  qld: 'Queensland',
  perth: 'Western Australia',
  wa: 'Western Australia',
  'western australia': 'Western Australia',
  adelaide: 'South Australia',
  'south australia': 'South Australia',
  tasmania: 'Tasmania',
  tassie: 'Tasmania',
  hobart: 'Tasmania',
  darwin: 'the Northern Territory',
  canberra: 'the ACT',
}

/** Capital letters that are no person's or firm's name. */
export const KNOWN_CAPITALS =
  set(`I Australia Australian Australians Aussie Aussies English Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  January February March April June July August September October November December Christmas Easter Excel Word Melbourne Sydney
  Brisbane Perth Adelaide Hobart Darwin Canberra Victoria Victorian Queensland Tasmania Tassie Western Southern Etsy Shopify Xero
  SaaS Valentine's Day Auslan Mandarin Cantonese Arabic French Spanish German Japanese Korean Punjabi Hindi Medicare Centrelink NDIS
  Shopify LinkedIn Facebook Slack Canva Strava Parkinson's Alzheimer's Crohn's Asperger's Tourette's Huntington's Uber Airbnb Tinder Netflix Duolingo Spotify Amazon Chinese Indian Italian Greek Vietnamese Indigenous Aboriginal`)

export const PROFANE =
  /\b(fuck\w*|shit\w*|cunt\w*|bitch\w*|wank\w*|nigg\w*|fag\w*|retard\w*|whore\w*|slut\w*|porn\w*|rape\w*|nazi\w*)\b|\bkill(?:s|ing)? (?:yourself|myself|himself|herself|themselves|people|him|her|them|all|everyone|someone|women|men|children|kids|you|jews|muslims|blacks)\b/i
