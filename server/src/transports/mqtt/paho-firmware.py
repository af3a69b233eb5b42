# A switch controller on Debian's paho, written from docs/device-protocol.md alone.
# Arguments: port, protocol version (4 or 5), transport (tcp or websockets), secret.
# Runs until it is stopped; prints each command that it has executed.
import json
import sys
import paho.mqtt.client as mqtt

port, version, transport, secret = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
own = "devices/SC-000001/"
pins = {"18": 0, "19": 0, "21": 0, "25": 0}
heard = []

device = mqtt.Client(protocol=version, transport=transport)
device.username_pw_set("SC-000001", secret)
device.will_set(own + "status", "offline", qos=1)


def say(word, message):
    device.publish(own + word, json.dumps(message), qos=1)


def on_connect(client, userdata, flags, reason, properties=None):
    client.subscribe([(own + "command", 1), (own + "error", 1)])


def on_subscribe(client, userdata, mid, granted, properties=None):
    say("hello", {"firmware": "paho", "ip": "192.168.1.40", "uptime": 1, "rssi": -58})
    say("state", {"pins": pins})


def on_message(client, userdata, message):
    said = json.loads(message.payload)
    if message.topic == own + "error":
        print("error", said["error"], flush=True)
        return
    say("ack", {"messageId": said["messageId"], "ok": True})
    if said["messageId"] not in heard:
        heard.append(said["messageId"])
        pins[said["pin"]] = said["state"]
    say("state", {"pins": {said["pin"]: pins[said["pin"]]}})
    print("obeyed", said["action"], said["pin"], said["state"], flush=True)


device.on_connect, device.on_subscribe, device.on_message = on_connect, on_subscribe, on_message
if transport == "websockets":
    device.ws_set_options(path="/mqtt")
device.connect("127.0.0.1", port, keepalive=30)
device.loop_forever()
