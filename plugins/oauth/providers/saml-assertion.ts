// What is read of an assertion after its signature was checked, as xml2js parses it.

type Node = { readonly _?: string; readonly $?: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>;

/** The signed assertion alone, without the response around it, which may be unsigned. */
export interface SignedAssertion {
  readonly Assertion: Node;
}

/** What an identity provider needs to sign a person out. */
export interface SamlSession {
  readonly nameID: string;
  readonly nameIDFormat: string;
  readonly nameQualifier?: string | undefined;
  readonly spNameQualifier?: string | undefined;
  readonly sessionIndex?: string | undefined;
}

export interface Bearer {
  readonly subject: string;
  /** Undefined without a name id, by which a person is signed out. */
  readonly session: SamlSession | undefined;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Formats of a name id that do not identify a person for ever. */
const changingFormats = [
  ['urn:oasis:names:tc:SAML:2.0:nameid-format:transient', 'changes at every sign-in'],
  ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress', 'is an email address, which may pass to somebody else'],
] as const;

const bearerMethod = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/**
 * The person whom an assertion names, if it was made for this request.
 * Source: SAML profiles 2.0, 4.1.4.3.
 * @throws Error with the reason, for administrators
 */
export function bearerOf(
  { Assertion: assertion }: SignedAssertion,
  expected: { issuer: string; recipient: string; inResponseTo: string; subjectAttribute: string },
): Bearer {
  if (only(assertion.Issuer, 'Issuer')._?.trim() !== expected.issuer) throw new Error('another issuer');
  const subject = only(assertion.Subject, 'Subject');
  const confirmation = only(subject.SubjectConfirmation, 'SubjectConfirmation');
  if (confirmation.$?.Method !== bearerMethod) throw new Error('the assertion is not for a bearer');
  const { Recipient, InResponseTo, NotOnOrAfter } = only(confirmation.SubjectConfirmationData, 'Data').$ ?? {};
  if (Recipient !== expected.recipient) throw new Error('the assertion is for another recipient');
  if (InResponseTo !== expected.inResponseTo) throw new Error('the assertion answers another request');
  if (!NotOnOrAfter) throw new Error('the assertion does not expire');
  only(assertion.Conditions, 'Conditions');
  const attributes = attributesOf(assertion);
  return {
    subject: subjectOf(subject, attributes, expected.subjectAttribute),
    session: sessionOf(subject, assertion),
    attributes,
  };
}

function sessionOf(subject: Node, assertion: Node): SamlSession | undefined {
  const [nameId] = all(subject.NameID);
  const value = nameId?._?.trim();
  if (!value) return undefined;
  const { Format, NameQualifier, SPNameQualifier } = nameId?.$ ?? {};
  const [statement] = all(assertion.AuthnStatement);
  return {
    nameID: value,
    nameIDFormat: Format ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    nameQualifier: NameQualifier,
    spNameQualifier: SPNameQualifier,
    sessionIndex: statement?.$?.SessionIndex,
  };
}

function subjectOf(subject: Node, attributes: ReadonlyMap<string, string>, attribute: string): string {
  if (attribute !== '') {
    const value = attributes.get(attribute);
    if (!value) throw new Error(`the assertion has no attribute ${attribute}`);
    return value.slice(0, 255);
  }
  const nameId = only(subject.NameID, 'NameID');
  const [format, reason] = changingFormats.find(([each]) => each === nameId.$?.Format) ?? [];
  if (format) throw new Error(`the name id ${reason}: let the identity provider send a persistent name id`);
  const value = nameId._?.trim();
  if (!value || value.length > 255) throw new Error('the assertion has no name id');
  return value;
}

function attributesOf(assertion: Node): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const statement of all(assertion.AttributeStatement)) {
    for (const attribute of all(statement.Attribute)) {
      const [first] = all(attribute.AttributeValue);
      const value = typeof first === 'string' ? first : first?._;
      if (attribute.$?.Name && typeof value === 'string' && !attributes.has(attribute.$.Name)) {
        attributes.set(attribute.$.Name, value);
      }
    }
  }
  return attributes;
}

const all = (nodes: unknown): readonly Node[] => (Array.isArray(nodes) ? nodes : []);

/** The only element of a name. */
function only(nodes: unknown, name: string): Node {
  const [first, second] = all(nodes);
  if (!first || second) throw new Error(`the assertion must have one ${name}`);
  return first;
}
