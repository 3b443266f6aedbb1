/** What programs put on the clipboard, cut to what matters, and the Markdown that is kept of it (below the mark). */
export interface Sample {
  readonly from:
    | 'Word'
    | 'Google Docs'
    | 'LibreOffice'
    | 'web'
    | 'spreadsheet'
    | 'mail'
    | 'PDF'
    | 'plain text';
  readonly what: string;
  /** HTML; of plain text the text itself. */
  readonly copied: string;
  /** Without `isPlain`, what follows the first line of a text with form. */
  readonly kept: string;
  /** What is kept has no form: it is stored as plain text. */
  readonly isPlain?: true;
}

const word = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const bulletOf = (level: number, text: string, sign = '·') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const numberOf = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l1 level${level} lfo2'><![if !supportLists]><span lang=EN-US style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-9f0c1c5e-7fff-2b6d">${body}</b>`;
const run = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;
const docsLine = (...runs: string[]) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${runs.join('')}</p>`;
const docsItem = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${run(text)}</p></li>`;
const office = (body: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm }</style></head><body lang="en-GB" dir="ltr">${body}</body></html>`;

export const samples: readonly Sample[] = [
  // Word
  {
    from: 'Word',
    what: 'paragraphs with smart quotes and an empty one',
    copied: word(
      '<p class=MsoNormal>The “last” day’s list<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Second – with a dash.<o:p></o:p></p>',
    ),
    kept: 'The “last” day’s list\n\nSecond – with a dash.',
    isPlain: true,
  },
  {
    from: 'Word',
    what: 'bold and italic in the middle of a sentence',
    copied: word(
      "<p class=MsoNormal>Apply <b style='mso-bidi-font-weight:normal'>before Friday </b>with the <i style='mso-bidi-font-style:normal'>signed</i> form.<o:p></o:p></p>",
    ),
    kept: 'Apply **before Friday** with the _signed_ form.',
  },
  {
    from: 'Word',
    what: 'a list of bullets',
    copied: word(bulletOf(1, 'Citizenship copy') + bulletOf(1, 'Two photos')),
    kept: '- Citizenship copy\n- Two photos',
  },
  {
    from: 'Word',
    what: 'bullets on three levels',
    copied: word(
      bulletOf(1, 'Ward 1') +
        bulletOf(2, 'Tole A', 'o') +
        bulletOf(3, 'House 4', '§') +
        bulletOf(2, 'Tole B', 'o') +
        bulletOf(1, 'Ward 2'),
    ),
    kept: '- Ward 1\n  - Tole A\n    - House 4\n  - Tole B\n- Ward 2',
  },
  {
    from: 'Word',
    what: 'a numbered list',
    copied: word(
      numberOf(1, '1.', 'Fill in the form') + numberOf(1, '2.', 'Sign it') + numberOf(1, '3.', 'Bring it'),
    ),
    kept: '1. Fill in the form\n2. Sign it\n3. Bring it',
  },
  {
    from: 'Word',
    what: 'a numbered list that goes on from 4, with letters below',
    copied: word(
      numberOf(1, '4.', 'Salary') +
        numberOf(2, 'a.', 'monthly') +
        numberOf(2, 'b.', 'festival') +
        numberOf(1, '5.', 'Leave'),
    ),
    kept: '4. Salary\n   1. monthly\n   2. festival\n5. Leave',
  },
  {
    from: 'Word',
    what: 'a numbered list with Nepali numbers',
    copied: word(numberOf(1, '१.', 'नागरिकताको प्रतिलिपि') + numberOf(1, '२.', 'दुई प्रति फोटो')),
    kept: '1. नागरिकताको प्रतिलिपि\n2. दुई प्रति फोटो',
  },
  {
    from: 'Word',
    what: 'a list between paragraphs',
    copied: word(
      `<p class=MsoNormal>Bring:<o:p></o:p></p>${bulletOf(1, 'a pen')}${bulletOf(1, '<b>two</b> photos')}<p class=MsoNormal>Come early.<o:p></o:p></p>`,
    ),
    kept: 'Bring:\n\n- a pen\n- **two** photos\n\nCome early.',
  },
  {
    from: 'Word',
    what: 'headings',
    copied: word(
      "<h1 style='margin-top:12.0pt'><span style='color:#2F5496'>Vacancy<o:p></o:p></span></h1><p class=MsoNormal>Text<o:p></o:p></p><h2>Duties<o:p></o:p></h2><h3><b>At the office</b><o:p></o:p></h3>",
    ),
    kept: '## Vacancy\n\nText\n\n## Duties\n\n### At the office',
  },
  {
    from: 'Word',
    what: 'a title',
    copied: word(
      '<p class=MsoTitle>Annual report<o:p></o:p></p><p class=MsoNormal>It was a good year.<o:p></o:p></p>',
    ),
    kept: '## Annual report\n\nIt was a good year.',
  },
  {
    from: 'Word',
    what: 'a table',
    copied: word(
      "<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Post<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Number</b></p></td></tr><tr><td><p class=MsoNormal>Social mobiliser<o:p></o:p></p></td><td><p class=MsoNormal>2</p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p>",
    ),
    kept: '| Post | Number |\n| - | - |\n| Social mobiliser | 2 |',
  },
  {
    from: 'Word',
    what: 'a whole vacancy',
    copied: word(
      [
        "<p class=MsoNormal>Pahilo Kiran Samaj invites applications from Nepali citizens for the post of <b style='mso-bidi-font-weight:normal'>Social Mobiliser</b> in Dailekh.<o:p></o:p></p>",
        "<h2><span style='color:#2F5496'>Duties<o:p></o:p></span></h2>",
        bulletOf(1, 'Visit the groups of two wards'),
        bulletOf(1, 'Write a report every month'),
        '<h2>Posts<o:p></o:p></h2>',
        "<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr><td><p class=MsoNormal><b>Post<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Number</b></p></td></tr><tr><td><p class=MsoNormal>Social mobiliser</p></td><td><p class=MsoNormal>2</p></td></tr></table>",
        '<p class=MsoNormal>Send your application to <a href="mailto:office@pahilokiran.example">office@pahilokiran.example</a>.<o:p></o:p></p>',
      ].join(''),
    ),
    kept: [
      'Pahilo Kiran Samaj invites applications from Nepali citizens for the post of **Social Mobiliser** in Dailekh.',
      '## Duties',
      '- Visit the groups of two wards\n- Write a report every month',
      '## Posts',
      '| Post | Number |\n| - | - |\n| Social mobiliser | 2 |',
      'Send your application to [office@pahilokiran.example](mailto:office@pahilokiran.example).',
    ].join('\n\n'),
  },
  {
    from: 'Word',
    what: 'a table with joined cells and an empty one',
    copied: word(
      '<table><tr><td colspan=2><p class=MsoNormal>Place</p></td><td><p class=MsoNormal>Day</p></td></tr><tr><td><p class=MsoNormal>Ward</p></td><td><p class=MsoNormal>4</p></td><td><p class=MsoNormal>&nbsp;<o:p></o:p></p></td></tr></table>',
    ),
    kept: '| Place | | Day |\n| - | - | - |\n| Ward | 4 | |',
  },
  {
    from: 'Word',
    what: 'links, of which one leads into the document',
    copied: word(
      '<p class=MsoNormal>See <a href="https://example.org/form?a=1&amp;b=2"><span style=\'color:blue\'>the form</span></a>, <a href="#_Toc123">page 4</a> or <a href="mailto:office@example.org">write</a>.<o:p></o:p></p>',
    ),
    kept: 'See [the form](https://example.org/form?a=1\\&b=2), page 4 or [write](mailto:office@example.org).',
  },
  {
    from: 'Word',
    what: 'a comment and a picture',
    copied: word(
      '<p class=MsoNormal><a style=\'mso-comment-reference:A_1\'>The text</a><span class=MsoCommentReference><span style=\'font-size:8.0pt\'><a class=msocomanchor href="#_msocom_1">[A1]</a></span></span> stays.<!--[if gte vml 1]><v:shape id="x"></v:shape><![endif]--><![if !vml]><img width=1 height=1 src="file:///C:/a.png" v:shapes="x"><![endif]><o:p></o:p></p><div style=\'mso-element:comment-list\'><p class=MsoCommentText>No!</p></div>',
    ),
    kept: 'The text stays.',
    isPlain: true,
  },
  {
    from: 'Word',
    what: 'line breaks and tabs',
    copied: word(
      "<p class=MsoNormal>Pahilo Kiran Samaj<br>\nSurkhet<br style='mso-special-character:line-break'>Nepal<span style='mso-tab-count:1'>\u00a0\u00a0\u00a0\u00a0 </span>2081<o:p></o:p></p>",
    ),
    kept: 'Pahilo Kiran Samaj\nSurkhet\nNepal 2081',
    isPlain: true,
  },
  {
    from: 'Word',
    what: 'tracked changes',
    copied: word(
      '<p class=MsoNormal>The fee is <del cite="mailto:A" datetime="2026-01-01"><span>500</span></del><ins cite="mailto:A">600</ins> rupees.<o:p></o:p></p>',
    ),
    kept: 'The fee is 600 rupees.',
    isPlain: true,
  },
  {
    from: 'Word',
    what: 'bold and italic by style alone',
    copied: word(
      "<p class=MsoNormal><span style='font-weight:bold'>Note</span><span style='font-style:italic'> well</span>, <span style='font-weight:700;font-style:italic'>all of you</span><o:p></o:p></p>",
    ),
    kept: '**Note** _well_, **_all of you_**',
  },
  {
    from: 'Word',
    what: 'Nepali with joiners, as complex script runs',
    copied: word(
      "<p class=MsoNormal><span lang=NE style='font-family:Kalimati;mso-bidi-language:NE'>श्री नेपाल सरकार\u200b, गर्\u200dने काम</span><b><span lang=NE>।</span></b><o:p></o:p></p>",
    ),
    kept: 'श्री नेपाल सरकार, गर्\u200dने का&#x92e;**।**',
  },
  {
    from: 'Word',
    what: 'hidden text and fields',
    copied: word(
      "<p class=MsoNormal>Shown<span style='mso-hide:all;display:none'> secret</span> here<!--[if supportFields]><span>PAGE</span><![endif]--><o:p></o:p></p>",
    ),
    kept: 'Shown here',
    isPlain: true,
  },
  {
    from: 'Word',
    what: 'text with signs that mean something in Markdown',
    copied: word(
      '<p class=MsoNormal># 4 of *all* [forms](x) cost 1_000_000 &lt;b&gt;<o:p></o:p></p><p class=MsoNormal><b>1.</b> It stays<o:p></o:p></p>',
    ),
    kept: '\\# 4 of \\*all\\* \\[forms\\](x) cost 1\\_000\\_000 \\<b>\n\n**1.** It stays',
  },
  {
    from: 'Word',
    what: 'the web edition, each item a list of its own',
    copied:
      '<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" style="font-weight:bold"><span class="NormalTextRun">Bring</span></span><span class="EOP SCXW1">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li class="OutlineElement" data-aria-level="1" aria-level="1"><p class="Paragraph"><span class="TextRun">a pen</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul role="list"><li data-aria-level="1"><p><span>paper</span></p></li></ul></div>',
    kept: '**Bring**\n\n- a pen\n- paper',
  },
  {
    from: 'Word',
    what: 'the web edition, items of two levels in one list',
    copied:
      '<ul><li data-aria-level="1"><p>Ward</p></li><li data-aria-level="2"><p>Tole</p></li><li data-aria-level="1"><p>Office</p></li></ul>',
    kept: '- Ward\n  - Tole\n- Office',
  },
  // Google Docs
  {
    from: 'Google Docs',
    what: 'two paragraphs in its wrapper',
    copied: docs(docsLine(run('We leave at seven.')) + '<br />' + docsLine(run('Bring water.'))),
    kept: 'We leave at seven.\n\nBring water.',
    isPlain: true,
  },
  {
    from: 'Google Docs',
    what: 'bold and italic runs',
    copied: docs(
      docsLine(
        run('Apply '),
        run('before Friday', 'font-weight:700;font-style:normal'),
        run(' with the '),
        run('signed', 'font-weight:400;font-style:italic'),
        run(' form.'),
      ),
    ),
    kept: 'Apply **before Friday** with the _signed_ form.',
  },
  {
    from: 'Google Docs',
    what: 'headings',
    copied: docs(
      `<h1 dir="ltr" style="line-height:1.38;">${run('Vacancy', 'font-size:20pt;font-weight:400')}</h1><h3 dir="ltr">${run('Duties', 'font-weight:700')}</h3>${docsLine(run('Walks.'))}`,
    ),
    kept: '## Vacancy\n\n### Duties\n\nWalks.',
  },
  {
    from: 'Google Docs',
    what: 'a nested list',
    copied: docs(
      `<ul style="margin-top:0;padding-inline-start:48px;">${docsItem(1, 'Ward')}<ul style="margin-top:0;">${docsItem(2, 'Tole A')}${docsItem(2, 'Tole B')}</ul>${docsItem(1, 'Office')}</ul>`,
    ),
    kept: '- Ward\n  - Tole A\n  - Tole B\n- Office',
  },
  {
    from: 'Google Docs',
    what: 'a numbered list',
    copied: docs(`<ol style="margin-top:0;">${docsItem(1, 'Come')}${docsItem(1, 'Sign')}</ol>`),
    kept: '1. Come\n2. Sign',
  },
  {
    from: 'Google Docs',
    what: 'a list of tasks',
    copied: docs(
      `<ul style="list-style:none"><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,x" alt="unchecked"/><p>${run('Pipes')}</p></li></ul>`,
    ),
    kept: '- Pipes',
  },
  {
    from: 'Google Docs',
    what: 'a link that goes past Google',
    copied: docs(
      docsLine(
        run('See '),
        `<a href="https://www.google.com/url?q=https://example.org/a&sa=D&source=docs" style="text-decoration:none;">${run('this page', 'color:#1155cc')}</a>`,
      ),
    ),
    kept: 'See [this page](https://example.org/a)',
  },
  {
    from: 'Google Docs',
    what: 'a table',
    copied: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid 1pt">${docsLine(run('Post', 'font-weight:700'))}</td><td>${docsLine(run('Number'))}</td></tr><tr><td>${docsLine(run('Nurse'))}</td><td>${docsLine(run('2'))}</td></tr></tbody></table></div>`,
    ),
    kept: '| Post | Number |\n| - | - |\n| Nurse | 2 |',
  },
  {
    from: 'Google Docs',
    what: 'colours, sizes and underlines',
    copied: docs(
      docsLine(
        run('Red', 'color:#ff0000;font-size:36pt'),
        run(' and underlined', 'text-decoration:underline'),
      ),
    ),
    kept: 'Red and underlined',
    isPlain: true,
  },
  {
    from: 'Google Docs',
    what: 'one word out of a line',
    copied: docs(run('Shrawan')),
    kept: 'Shrawan',
    isPlain: true,
  },
  {
    from: 'Google Docs',
    what: 'Nepali',
    copied: docs(docsLine(run('सूचना', 'font-weight:700'), run(' : सबैलाई जानकारी।'))),
    kept: '**सूचना** : सबैलाई जानकारी।',
  },
  {
    from: 'Google Docs',
    what: 'a picture with a caption',
    copied: docs(
      docsLine(
        `<span style="border:none;"><img src="https://lh7.googleusercontent.com/x" width="602" height="401" /></span>`,
      ) + docsLine(run('The tap', 'font-style:italic')),
    ),
    kept: '_The tap_',
  },
  // LibreOffice
  {
    from: 'LibreOffice',
    what: 'paragraphs with fonts',
    copied: office(
      '<p style="margin-bottom: 0cm; line-height: 100%"><font face="Mukta, serif"><font size="4" style="font-size: 14pt">First</font></font></p>\n<p style="margin-bottom: 0cm"><br/>\n</p>\n<p>Second\nline goes on</p>',
    ),
    kept: 'First\n\nSecond line goes on',
    isPlain: true,
  },
  {
    from: 'LibreOffice',
    what: 'bold, italic and underline',
    copied: office('<p>Apply <b>before Friday</b> with the <i>signed</i> <u>form</u>.</p>'),
    kept: 'Apply **before Friday** with the _signed_ form.',
  },
  {
    from: 'LibreOffice',
    what: 'headings',
    copied: office(
      '<h1 class="western">Vacancy</h1>\n<h2 class="western"><i>Duties</i></h2>\n<p class="western">Walks.</p>',
    ),
    kept: '## Vacancy\n\n## _Duties_\n\nWalks.',
  },
  {
    from: 'LibreOffice',
    what: 'nested lists with paragraphs',
    copied: office(
      '<ul>\n\t<li><p style="margin-bottom: 0cm">Ward</p>\n\t<ol>\n\t\t<li><p>Tole</p></li>\n\t</ol></li>\n\t<li><p>Office</p></li>\n</ul>',
    ),
    kept: '- Ward\n  1. Tole\n- Office',
  },
  {
    from: 'LibreOffice',
    what: 'a numbered list from 3',
    copied: office('<ol start="3">\n<li><p>Three</p></li><li><p>Four</p></li></ol>'),
    kept: '3. Three\n4. Four',
  },
  {
    from: 'LibreOffice',
    what: 'a table',
    copied: office(
      '<table width="643" cellpadding="4" cellspacing="0"><col width="312"/><col width="312"/><thead><tr valign="top"><th><p>Post</p></th><th><p>Number</p></th></tr></thead><tbody><tr><td><p>Nurse<br/>(ANM)</p></td><td><p>2</p></td></tr></tbody></table>',
    ),
    kept: '| Post | Number |\n| - | - |\n| Nurse (ANM) | 2 |',
  },
  {
    from: 'LibreOffice',
    what: 'a link and an anchor',
    copied: office('<p><a name="top"></a>See <a href="https://example.org/">the site</a>.</p>'),
    kept: 'See [the site](https://example.org/).',
  },
  // Spreadsheets
  {
    from: 'spreadsheet',
    what: 'Excel',
    copied:
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td {mso-style-parent:style0}--></style></head><body><table border=0 cellpadding=0 width=128><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65 width=64>Post</td><td>Number</td></tr><tr><td>Nurse</td><td align=right>2</td></tr><!--EndFragment--></table></body></html>',
    kept: '| Post | Number |\n| - | - |\n| Nurse | 2 |',
  },
  {
    from: 'spreadsheet',
    what: 'Google Sheets',
    copied:
      '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;font-weight:bold;" data-sheets-value="{}">Ward</td><td>Homes</td></tr><tr><td>4</td><td>120</td></tr></tbody></table></google-sheets-html-origin>',
    kept: '| Ward | Homes |\n| - | - |\n| 4 | 120 |',
  },
  {
    from: 'spreadsheet',
    what: 'one column',
    copied: '<table><tbody><tr><td>Sita</td></tr><tr><td>Gita</td></tr></tbody></table>',
    kept: 'Sita\n\nGita',
    isPlain: true,
  },
  // Web pages
  {
    from: 'web',
    what: 'an article as Chrome copies it',
    copied:
      '<meta charset=\'utf-8\'><h2 style="color: rgb(0, 0, 0); font-style: normal;">Water came</h2><p style="margin: 0px;">After <a href="https://example.org/ward">two years</a>, <strong>forty homes</strong> have it.</p>',
    kept: '## Water came\n\nAfter [two years](https://example.org/ward), **forty homes** have it.',
  },
  {
    from: 'web',
    what: 'scripts, styles and handlers',
    copied:
      '<p onclick="alert(1)">Safe<script>alert(1)</script><style>p{color:red}</style> text <a href="javascript:alert(1)">here</a></p><iframe src="https://evil.example"></iframe><svg onload="alert(1)"><text>x</text></svg>',
    kept: 'Safe text here',
    isPlain: true,
  },
  {
    from: 'web',
    what: 'a menu of links in divs',
    copied:
      '<div><nav><a href="/notices">Notices</a></nav><div class="card"><div>Card title</div><div>Card text</div></div></div>',
    kept: '[Notices](/notices)\n\nCard title\n\nCard text',
  },
  {
    from: 'web',
    what: 'a table for layout',
    copied:
      '<table role="presentation"><tr><td><p>Left</p></td><td><p>Right</p></td></tr><tr><td>Below</td><td></td></tr></table>',
    kept: 'Left\n\nRight\n\nBelow',
    isPlain: true,
  },
  {
    from: 'web',
    what: 'a frame of one cell',
    copied: '<table><tr><td><h3>Notice</h3><ul><li>One</li></ul></td></tr></table>',
    kept: '### Notice\n\n- One',
  },
  {
    from: 'web',
    what: 'Wikipedia with footnotes and a hidden part',
    copied:
      '<p><b>Surkhet</b> (<a href="https://ne.wikipedia.org/wiki/X" title="Nepali">Nepali</a>: सुर्खेत)<sup id="cite_ref-1"><a href="#cite_note-1">[1]</a></sup> is a district<span style="display:none">hidden</span>.</p>',
    kept: '**Surkhet** ([Nepali](https://ne.wikipedia.org/wiki/X): सुर्खेत)\\[1\\] is a district.',
  },
  {
    from: 'web',
    what: 'definitions and a quotation',
    copied:
      '<dl><dt>When</dt><dd>Friday</dd></dl><blockquote><p>Tea is always on</p></blockquote><hr><figure><img src="x.jpg" alt="A tap"><figcaption>The tap</figcaption></figure>',
    kept: 'When\n\nFriday\n\nTea is always on\n\nThe tap',
    isPlain: true,
  },
  {
    from: 'web',
    what: 'code and preformatted lines',
    copied: '<pre><code>first line\n  second line</code></pre><p>and <code>x*y</code></p>',
    kept: 'first line\nsecond line\n\nand x*y',
    isPlain: true,
  },
  {
    from: 'web',
    what: 'deep headings and an empty one',
    copied: '<h4>Four</h4><h2> </h2><h6>Six</h6>',
    kept: '### Four\n\n### Six',
  },
  {
    from: 'web',
    what: 'a relative link and a telephone',
    copied:
      '<p><a href="page.html">Page</a> <a href="tel:+97783520123">083-520123</a> <a href="//evil.example">x</a></p>',
    kept: 'Page [083-520123](tel:+97783520123) x',
  },
  {
    from: 'web',
    what: 'links and bold in one another',
    copied:
      '<p><strong><a href="https://example.org">bold link</a> and</strong> <em>more <strong>of it</strong></em></p>',
    kept: '**[bold link](https://example.org) and** _more **of it**_',
  },
  {
    from: 'web',
    what: 'a list of drawn bullets',
    copied: '<p>• One</p><p>• Two</p><p>After</p>',
    kept: '- One\n- Two\n\nAfter',
  },
  {
    from: 'web',
    what: 'this very editor',
    copied: '<ul data-pm-slice="3 3 []"><li><p>One</p></li><li><p>Two <strong>bold</strong></p></li></ul>',
    kept: '- One\n- Two **bold**',
  },
  // Mail
  {
    from: 'mail',
    what: 'Gmail, lines in divs',
    copied:
      '<div dir="ltr"><div>Dear all,</div><div><br></div><div>Office: 083-520123</div><div>Surkhet</div><div><br></div><div><b>Thanks</b></div></div>',
    kept: 'Dear all,\n\nOffice: 083-520123\nSurkhet\n\n**Thanks**',
  },
  {
    from: 'mail',
    what: 'Outlook',
    copied:
      '<html><head><meta name="Generator" content="Microsoft Exchange Server"></head><body><div class="WordSection1"><p class="MsoNormal">Hello<u></u>&nbsp;<u></u></p><p class="MsoNormal"><span style="font-weight:600">Friday</span></p></div></body></html>',
    kept: 'Hello\n\n**Friday**',
  },
  {
    from: 'PDF',
    what: 'a viewer that breaks lines',
    copied: '<span style="left:10px">Vacancy notice of</span><br><span>the year 2081</span>',
    kept: 'Vacancy notice of\nthe year 2081',
    isPlain: true,
  },
  // Preeti, by the font that is named
  {
    from: 'Word',
    what: 'Preeti beside English, as the fonts tell: a word that was parted for its spelling, and cells of one word',
    copied: word(
      `<p class=MsoNormal><span style='font-size:14.0pt;font-family:Preeti'>d</span><span class=SpellE><span style='font-size:14.0pt;font-family:"Preeti"'>lxnf</span></span><span style='font-family:Preeti'> ;d"x </span><span style='font-family:"Calibri",sans-serif'>(USAID No. 12, Email)</span><b><span style='font-family:Preeti'> eof</span></b></p><table><tr><td><span style='font-family:Preeti'>eof</span></td><td>Date</td></tr><tr><td><span style='font-family:Preeti'>!@</span></td><td>12</td></tr></table>`,
    ),
    kept: 'महिला समूह (USAID No. 12, Email) **भया**\n\n| भया | Date |\n| - | - |\n| १२ | 12 |',
  },
  {
    from: 'LibreOffice',
    what: 'Preeti in old font elements',
    copied: office('<p><font face="Preeti">sfof{no</font> <font face="Arial">office</font></p>'),
    kept: 'कार्यालय office',
    isPlain: true,
  },
  // Plain text
  {
    from: 'plain text',
    what: 'paragraphs and lines',
    copied: 'Dear all,\r\n\r\nCome on Friday\r\nat seven.\r\n',
    kept: 'Dear all,\n\nCome on Friday\nat seven.',
    isPlain: true,
  },
  {
    from: 'plain text',
    what: 'signs of Markdown stay signs',
    copied: '* one\n* **two**\n\n# three\n<b>four</b>',
    kept: '* one\n* **two**\n\n# three\n<b>four</b>',
    isPlain: true,
  },
  {
    from: 'plain text',
    what: 'Preeti stays as it is until it is changed',
    copied: 'g]kfn ;/sf/',
    kept: 'g]kfn ;/sf/',
    isPlain: true,
  },
];
